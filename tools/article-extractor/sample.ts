import type { Sample } from '#engine/tool/define-tool.ts'

const page = `<!doctype html>
<html lang="en">
<head>
<title>How we test wool socks | Marrow Home</title>
<meta property="og:site_name" content="Marrow Home">
<meta name="description" content="Forty washes, two winters, and one mail carrier.">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"BlogPosting","headline":"How we test wool socks","author":{"@type":"Person","name":"Ines Hale"},"datePublished":"2026-03-04T09:00:00-05:00"}
</script>
</head>
<body>
<header><nav><a href="/">Home</a> <a href="/socks/">Socks</a> <a href="/cart/">Cart</a></nav></header>
<article>
<h1>How we test wool socks</h1>
<p class="byline">By Ines Hale, March 4, 2026</p>
<p>A sock is tested three times: in the wash, on the street, and in the drawer. Most fail in the wash, so we begin there, with forty washes at 104°F and one at 140°F, because somebody always does that.</p>
<figure><img src="/img/washing.jpg" alt="Gray socks on a line"><figcaption>Wash number 31. Photo: Ines Hale</figcaption></figure>
<h2>On the street</h2>
<p>What is left goes to a mail carrier in Bangor, who walks eleven miles a day and writes down, each evening, where it itches. She has worn out nine pairs for us, and the <a href="/socks/heel/">heel of the tenth</a> is now two threads thicker.</p>
<h2>In the drawer</h2>
<p>Then we wait for one summer. Wool that was washed with the wrong soap attracts moths, and we would rather find the holes before you do.</p>
<ul><li>Forty washes</li><li>Eleven miles a day</li><li>One summer in a drawer</li></ul>
</article>
<aside class="related"><h3>You may also like</h3><ul><li><a href="/a/">How to darn a heel</a></li><li><a href="/b/">Where our wool is from</a></li></ul></aside>
<footer>© Marrow Home. <a href="/terms/">Terms</a></footer>
</body>
</html>`

export const sample: Sample = {
  label: 'A blog post',
  input: { url: 'https://marrow.example/journal/testing-socks/', html: page },
}
