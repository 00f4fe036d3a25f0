// Preloaded by the product under test: React's production build, as visitors get it. The mode `test`, which opens one
// loopback port to tools, would select its development build, which takes twice the CPU for a page.
const mode = process.env.NODE_ENV
process.env.NODE_ENV = 'production'
for (const path of ['react', 'react/jsx-runtime', 'react-dom/server']) await import(path)
process.env.NODE_ENV = mode
