"""How the gateway packs what it sends: as one stream per connection, if the client asks for it."""

import contextlib
import zlib
from typing import Protocol


class Compressor(Protocol):
    def pack(self, data: bytes) -> bytes: ...


class _Zlib:
    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def pack(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class _Zstd:
    def __init__(self) -> None:
        import zstandard  # type: ignore[import-not-found]  # only where somebody installed it

        self._flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        self._stream = zstandard.ZstdCompressor().compressobj()

    def pack(self, data: bytes) -> bytes:
        return bytes(self._stream.compress(data) + self._stream.flush(self._flush))


def compressor_for(name: str) -> Compressor | None:
    if name == "zlib-stream":
        return _Zlib()
    if name == "zstd-stream":
        with contextlib.suppress(ImportError):
            return _Zstd()
    return None
