import type { Sample } from '#engine/tool/define-tool.ts'

export const sample: Sample = { label: 'A page on the web', input: { url: 'https://example.com/' } }

export const secondSample: Sample = {
  label: 'A draft with mistakes',
  input: {
    url: 'https://oakfield.example/tables',
    html: `<!doctype html>
<html lang="en">
<head>
  <title>Oak tables, made to order | Oakfield</title>
  <link rel="canonical" href="https://oakfield.example/tables">
  <meta name="description" content="Solid oak tables in any length, with delivery in the Midwest.">
  <meta property="og:title" content="Oak tables, made to order">
  <meta name="og:description" content="Solid oak tables in any length.">
  <meta property="og:imgae" content="/images/table.jpg">
  <meta property="og:url" content="http://staging.oakfield.example/tables">
  <meta property="og:locale" content="en-US">
  <meta name="twitter:card" content="large">
</head>
<body><h1>Oak tables</h1></body>
</html>`,
  },
}
