"""REST v10: `call` carries a request, one module per resource holds its routes, `app` serves them."""
