import type { Sample } from '#engine/tool/define-tool.ts'

export const sample: Sample = { label: 'A page on the web', input: { url: 'https://example.com/' } }

export const secondSample: Sample = {
  label: 'A page that counts twice',
  input: {
    html: `<!doctype html>
<html lang="en">
<head>
  <title>Oak tables | Oakfield</title>
  <meta name="viewport" content="width=device-width">
  <!-- gtag('config', 'G-OLD1234567') was here until March -->
  <script async src="https://www.googletagmanager.com/gtag/js?id=G-OAKF13LD01"></script>
  <script>
    window.dataLayer = window.dataLayer || []
    function gtag(){dataLayer.push(arguments)}
    gtag('js', new Date())
    gtag('config', 'G-OAKF13LD01')
    gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' })
  </script>
</head>
<body>
  <h1>Oak tables</h1>
  <script>
    gtag('config', 'G-OAKF13LD01')
    document.querySelector('h1').addEventListener('click', function () {
      gtag('event', 'conversion', { send_to: 'AW-123456789/abcDEF' })
    })
  </script>
</body>
</html>`,
  },
}
