"""Pages and alternative texts, whatever the title."""

from render.text_board import ALT_TEXT, TextBoard, shorten


def test_pages_hold_whole_lines() -> None:
    board = TextBoard(tuple(f"line {number}" for number in range(50)))
    pages = board.pages(80)
    assert all(len(page) <= 80 for page in pages)
    assert "\n".join(pages) == board.text
    assert len(pages) > 1
    assert TextBoard(()).pages() == []


def test_a_line_longer_than_a_page_is_broken_at_spaces() -> None:
    pages = TextBoard(("short", "word " * 40 + "end", "x" * 95)).pages(50)
    assert all(0 < len(page) <= 50 for page in pages)
    assert " ".join(" ".join(pages).split()).replace("x x", "xx") == "short " + "word " * 40 + "end " + "x" * 95


def test_alternative_texts_end_with_a_sentence() -> None:
    text = "One sentence. " * 200
    short = shorten(text, ALT_TEXT)
    assert len(short) <= ALT_TEXT
    assert short.endswith("sentence.")
    assert shorten("word " * 400, 100).endswith("word…")
    assert shorten("fits.", 10) == "fits."
