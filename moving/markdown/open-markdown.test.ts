import { expect, test } from 'vitest'
import { htmlOf, readMarkdownFolder as read } from '#tests/support/read-markdown-folder.ts'
import type { PostItem } from '../item.ts'

const addressesOf = (texts: PostItem[]) => texts.map(({ kind, addresses }) => [kind, ...addresses])

test('Hugo: sections, bundles, aliases, and front matter in three formats', async () => {
  const { texts, items, source } = await read({
    'hugo.toml': "baseURL = 'https://birds.example/sea/'\n[permalinks]\nnews = '/:year/:month/:slug/'",
    'content/posts/first-tern.md':
      '---\ntitle: First\ndate: 2019-05-01\ntags: [Sea Birds, "C++"]\naliases: [/old/, older]\n---\n![A tern](/img/tern.png)\n[next](second/index.md#eggs) [ref]({{< relref "third" >}})',
    'content/posts/second/index.md':
      '+++\ntitle = "Second"\ndate = 2019-06-01T10:00:00+02:00\ndraft = true\n+++\n![Egg](egg.jpg)',
    'content/posts/second/egg.jpg': 'egg',
    'content/news/third.md': '{\n  "title": "Third",\n  "date": "2019-07-02",\n  "slug": "3rd"\n}\nText',
    'content/posts/_index.md': '---\ntitle: All\n---\n',
    'content/about.md': '---\ntitle: About\n---\n# About\n\nUs',
    'static/img/tern.png': 'tern',
    'public/posts/x.md': 'generated',
    'node_modules/a/x.md': 'installed',
  })
  expect(source.siteUrl).toBe('https://birds.example')
  expect(addressesOf(texts)).toEqual([
    ['page', '/sea/about/'],
    ['post', '/sea/2019/07/3rd/'],
    ['post', '/sea/posts/first-tern/', '/sea/old/', '/sea/posts/older'],
    ['post', '/sea/posts/second/'],
  ])
  const first = texts.find(({ title }) => title === 'First')
  expect(htmlOf(first)).toBe(
    '<p><img src="https://birds.example/sea/img/tern.png" alt="A tern" />\n<a href="/sea/posts/second/#eggs">next</a> <a href="/sea/2019/07/3rd/">ref</a></p>',
  )
  expect(first).toMatchObject({
    terms: ['tag sea-birds', 'tag c'],
    date: '2019-05-01T00:00:00.000Z',
    status: 'published',
  })
  expect(texts.find(({ title }) => title === 'Second')).toMatchObject({
    status: 'draft',
    date: '2019-06-01T08:00:00.000Z',
  })
  expect(htmlOf(texts.find(({ title }) => title === 'About'))).toBe('<p>Us</p>')
  expect(items.flatMap((item) => (item.kind === 'picture' ? [[item.url, item.file]] : []))).toEqual([
    ['https://birds.example/sea/img/tern.png', 'static/img/tern.png'],
    ['https://birds.example/sea/posts/second/egg.jpg', 'content/posts/second/egg.jpg'],
  ])
  expect(items).toContainEqual(expect.objectContaining({ kind: 'left-out', at: 'content/posts/_index.md' }))
  expect(String(await source.readFile?.('static/img/tern.png', 100))).toBe('tern')
})

test('Hugo: shortcodes become blocks, and unknown ones are marked', async () => {
  const body = [
    '{{< youtube dQw4w9WgXcQ >}}',
    '{{< figure src="/a.png" alt="A" caption="Caption" >}}',
    '{{% notice warning "Hot" %}}Do **not** touch.{{% /notice %}}',
    '{{< highlight go >}}\nfmt.Println("<b>")\n{{< /highlight >}}',
    '{{< mystery x="1" >}}inside{{< /mystery >}}',
    'Before {{< details summary="Why?" >}}Because.{{< /details >}} after',
    '```\n{{</* youtube id */>}}\n```',
  ].join('\n\n')
  const { texts } = await read({
    'hugo.toml': '',
    'content/posts/a.md': `---\ntitle: A\ndate: 2019-05-01\n---\n${body}`,
  })
  const html = htmlOf(texts[0]) ?? ''
  expect(html).toContain('&quot;url&quot;:&quot;https://www.youtube.com/watch?v=dQw4w9WgXcQ&quot;')
  expect(html).toContain('<figure><img src="/a.png" alt="A"><figcaption>Caption</figcaption></figure>')
  expect(html).toContain('&quot;kind&quot;:&quot;warning&quot;')
  expect(html).toContain('Do &lt;strong&gt;not&lt;/strong&gt; touch.')
  expect(html).toContain('<pre><code class="language-go">fmt.Println(&quot;&lt;b&gt;&quot;)</code></pre>')
  expect(html).toContain('Not moved: {{&lt; mystery &gt;}}')
  expect(html).toMatch(/<p>Before <\/p><editor-block [^>]+><\/editor-block><p> after<\/p>/)
  expect(html).toContain('<pre><code>{{&lt; youtube id &gt;}}\n</code></pre>')
  expect(texts[0]?.notes).toEqual([
    'The picture /a.png is not in the folder.',
    '“{{< mystery >}}” has no counterpart; the text marks its place.',
  ])
})

test('Jekyll: posts, drafts, pages, collections, and styles of permalinks', async () => {
  const files = {
    '_posts/2019-05-01-First_Tern.md':
      '---\ntitle: First\ncategories: Sea birds\ntags: a b\nredirect_from: /old\n---\nHi',
    '_drafts/idea.md': '---\ntitle: Idea\n---\nx',
    'about.md': '---\ntitle: About\n---\nx',
    'moved.md': '---\nredirect_to: https://b.example/\n---\n',
    '_recipes/cake.md': '---\ntitle: Cake\n---\nx',
    'notes.md': 'No front matter',
    '_includes/x.md': '---\ntitle: Part\n---\nx',
  }
  const config = 'url: https://birds.example\nbaseurl: /sea\ncollections:\n  recipes:\n    output: true\n'
  const byDate = await read({ ...files, '_config.yml': config })
  expect(addressesOf(byDate.texts)).toEqual([
    ['post', '/sea/idea.html'],
    ['post', '/sea/sea/birds/2019/05/01/First_Tern.html', '/sea/old'],
    ['page', '/sea/recipes/cake.html'],
    ['page', '/sea/about.html'],
  ])
  expect(byDate.texts[0]?.status).toBe('draft')
  expect(byDate.texts[1]?.terms).toEqual(['category sea', 'category birds', 'tag a', 'tag b'])
  expect(byDate.items).toContainEqual(
    expect.objectContaining({ kind: 'redirect', from: '/sea/moved.html', to: 'https://b.example/' }),
  )
  for (const [style, path, about] of [
    ['pretty', '/sea/birds/2019/05/01/First_Tern/', '/about/'],
    ['none', '/sea/birds/First_Tern.html', '/about.html'],
    ['ordinal', '/sea/birds/2019/121/First_Tern.html', '/about.html'],
    ['/b/:year/:slug/', '/b/2019/first-tern/', '/about/'],
  ]) {
    const { texts } = await read({ ...files, '_config.yml': `permalink: ${style}\n` })
    expect(addressesOf(texts)).toContainEqual(['post', path, '/old'])
    expect(addressesOf(texts)).toContainEqual(['page', about])
  }
})

test('Jekyll: Liquid becomes its result, or is marked', async () => {
  const body = [
    '[x]({{ site.baseurl }}/x/) [y]({% post_url 2019-05-01-other %}) {{ "/z" | relative_url }}',
    '{% highlight ruby linenos %}\nputs "{{ x }}"\n```\n{% endhighlight %}',
    '{% raw %}{{ kept }}{% endraw %}',
    '{% include figure image_path="/a.png" alt="A" caption="C" %}',
    '{% for post in site.posts %}{{ post.title }}{% endfor %}',
    'A{: .big} {% icon star %} b',
    '{% include thing.html %}',
  ].join('\n\n')
  const { texts } = await read({
    '_config.yml': 'baseurl: /sea\n',
    '_posts/2019-05-02-a.md': `---\ntitle: A\n---\n${body}`,
    '_posts/2019-05-01-other.md': '---\ntitle: Other\n---\nx',
  })
  const html = htmlOf(texts[1]) ?? ''
  expect(html).toContain('<a href="/sea/x/">x</a> <a href="/sea/2019/05/01/other.html">y</a> /sea/z')
  expect(html).toContain('<pre><code class="language-ruby">puts &quot;{{ x }}&quot;\n```</code></pre>')
  expect(html).toContain('<p>{{ kept }}</p>')
  expect(html).toContain('<figcaption>C</figcaption>')
  expect(html).toContain('Not moved: {% for post in site.posts %}')
  expect(html).toContain('Not moved: {% include thing.html %}')
  expect(html).toContain('<p>A <code>{% icon star %}</code> b</p>')
})

test('Astro: collections are where their route shows them, and components of MDX are converted or marked', async () => {
  const { texts, items, source } = await read({
    'astro.config.mjs': "export default defineConfig({ site: 'https://birds.example', base: '/b' })",
    'src/pages/articles/[...slug].astro': "---\nconst posts = await getCollection('blog')\n---",
    'src/pages/notes/[id].astro': '---\nconst notes = await allNotes()\n---',
    'src/content/note/One.md': '---\ntitle: One\ndate: 2019-01-01\n---\nx',
    'src/content/link/a.md': '---\ntitle: A\n---\nx',
    'src/pages/about.md': '---\ntitle: About\nlayout: ../x.astro\n---\nHi',
    'src/content/blog/First Tern.mdx': [
      '---\ntitle: First\npubDate: Jul 08 2022\nheroImage: ../../assets/hero.png\n---',
      "import Chart from '../../components/Chart.astro'\nimport tern from '../../assets/tern.png'\n",
      'export const x = {\n  a: 1\n}\n',
      '<Image src={tern} alt="Tern" />\n\n{/* hidden */}\n\n<Chart data={[1, 2 > 1]}>**in**</Chart>\n',
      '<Callout type="tip" title="So">Do *this*</Callout>\n\n```jsx\n<Chart />\n```',
    ].join('\n'),
    'src/assets/hero.png': 'hero',
    'src/assets/tern.png': 'tern',
  })
  expect(source.siteUrl).toBe('https://birds.example')
  expect(addressesOf(texts)).toEqual([
    ['post', '/b/articles/first-tern/'],
    ['page', '/b/link/a/'],
    ['post', '/b/notes/one/'],
    ['page', '/b/about/'],
  ])
  expect(texts[1]?.notes[0]).toContain('a guess')
  const [first] = texts
  expect(first?.picture).toMatchObject({ url: 'https://birds.example/b/src/assets/hero.png' })
  const html = htmlOf(first) ?? ''
  expect(html).toContain('<figure><img src="https://birds.example/b/src/assets/tern.png" alt="Tern"></figure>')
  expect(html).toContain('Not moved: &lt;Chart&gt;')
  expect(html).toContain('&quot;kind&quot;:&quot;tip&quot;')
  expect(html).toContain('<code class="language-jsx">&lt;Chart /&gt;')
  expect(html).not.toMatch(/hidden|import|export/)
  expect(items.filter(({ kind }) => kind === 'picture')).toHaveLength(2)
})

test('Eleventy: paths of files, permalinks, and data of folders', async () => {
  const { texts } = await read({
    'eleventy.config.js': "export const config = { dir: { input: 'content' } }",
    'content/blog/blog.json': '{"tags": ["posts"], "layout": "post"}',
    'content/blog/2019-05-01-first.md': '---\ntitle: First\ntags: Sea\n---\n[s](second/second.md)',
    'content/blog/second/second.md': '---\ntitle: Second\ndate: 2019-06-01\n---\n```js\n{% if x %}\n```',
    'content/about.md': '---js\nconst title = "About"\nconst order = 1 + 2\n---\n# About us',
    'content/x.md': '---\ntitle: A b\npermalink: /p/{{ title | slugify }}/\n---\nx',
    'content/y.md': '---\ntitle: Y\npermalink: "/{{ page.date | year }}/"\n---\nx',
    'README.md': 'read me',
  })
  expect(addressesOf(texts)).toEqual([
    ['page', '/about/'],
    ['post', '/blog/first/'],
    ['post', '/blog/second/'],
    ['page', '/p/a-b/'],
    ['page', '/y/'],
  ])
  expect(texts[0]?.title).toBe('About')
  expect(texts[0]?.notes).toEqual(['Its front matter is a program, which is not run; only its plain values are read.'])
  expect(texts[1]).toMatchObject({ terms: ['tag sea'], date: '2019-05-01T00:00:00.000Z', slug: 'first' })
  expect(htmlOf(texts[1])).toBe('<p><a href="/blog/second/">s</a></p>')
  expect(htmlOf(texts[2])).toContain('{% if x %}')
  expect(texts[4]?.notes[0]).toContain('a guess')
})

test('authors have what the folder says about them', async () => {
  const { items, texts } = await read({
    '_config.yml': '',
    '_data/authors.yml': 'ada:\n  name: Ada L.\n  email: ada@a.example\n  bio: "<b>Counts</b>"\n  twitter: "@ada"\n',
    '_posts/2019-05-01-a.md': '---\ntitle: A\nauthors: [ada, Bo B]\n---\nx',
  })
  expect(texts[0]?.authors).toEqual(['author ada', 'author bo-b'])
  expect(items).toContainEqual(
    expect.objectContaining({ key: 'author ada', name: 'Ada L.', bio: 'Counts', profiles: ['https://x.com/ada'] }),
  )
  expect(items).toContainEqual(expect.objectContaining({ key: 'author bo-b', name: 'Bo B' }))
})

test('redirects of a file _redirects move if they are paths', async () => {
  const { items } = await read({
    'hugo.toml': '',
    'content/a.md': 'x',
    'static/_redirects': '# c\n/a /b 301\n/c/* /d/:splat\n/gone / 410\n/e https://x.example 302\n',
  })
  expect(items.filter(({ type }) => type === 'redirect').map(({ kind, key }) => [kind, key])).toEqual([
    ['redirect', 'redirect /a'],
    ['left-out', 'redirect /c/*'],
    ['redirect', 'redirect /gone'],
    ['redirect', 'redirect /e'],
  ])
})

test('raw HTML stays, footnotes and tables are converted, and nobody can forge a block', async () => {
  const markdown =
    '<div class="x">\n\n**b**\n\n</div>\n\nA[^1]\n\n[^1]: Note\n\n- [x] done\n\n<editor-block data-fields="{}"></editor-block>\n\n| a |\n|---|\n| 1 |'
  const { texts } = await read({ 'hugo.toml': '', 'content/a.md': markdown })
  const html = htmlOf(texts[0]) ?? ''
  expect(html).toContain('<div class="x">\n<p><strong>b</strong></p>\n</div>')
  expect(html).toContain('data-footnote-ref')
  expect(html).toContain('☑ done')
  expect(html).toContain('<table>')
  expect(html).not.toContain('<editor-block')
})
