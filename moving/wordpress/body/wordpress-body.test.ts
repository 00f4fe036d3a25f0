import { describe, expect, test } from 'vitest'
import { bodyOf, itemXml, specialElements } from '../export-sample.ts'

const SMALL = 'https://old.example/wp-content/uploads/2020/05/tern-300x200.jpg'
const TERN = { key: 'attachment 1', url: 'https://old.example/wp-content/uploads/2020/05/tern.jpg', alt: 'A tern' }
const elementsOf = async (text: string) => specialElements((await bodyOf(text)).html)

describe('a text of the block editor', () => {
  test('keeps its HTML without comments and without empty space', async () => {
    const { html, notes } = await bodyOf(
      '<!-- wp:heading {"level":3} -->\n<h3 id="a">Terns</h3>\n<!-- /wp:heading -->\n\n<!-- wp:spacer --><div style="height:9px" class="wp-block-spacer"></div><!-- /wp:spacer -->\n<!-- wp:columns --><div><!-- wp:column --><div><!-- wp:list --><ul><!-- wp:list-item --><li>a</li><!-- /wp:list-item --></ul><!-- /wp:list --></div><!-- /wp:column --></div><!-- /wp:columns -->\n<!-- wp:more --><!--more--><!-- /wp:more -->\n<!-- wp:separator --><hr class="x"/><!-- /wp:separator -->',
    )
    expect(html.replace(/\s*\n\s*/g, '')).toBe('<h3 id="a">Terns</h3><div><div><ul><li>a</li></ul></div></div><hr>')
    expect(notes).toEqual([])
  })

  test('has pictures of the library, whatever their size', async () => {
    const html = `<!-- wp:image {"id":1} --><figure class="wp-block-image"><img src="${SMALL}" alt="" class="wp-image-1"/><figcaption>On a <em>rock</em></figcaption></figure><!-- /wp:image -->`
    expect(await elementsOf(html)).toEqual([{ ...TERN, caption: 'On a rock' }])
  })

  test('has a caption with a link as a paragraph, and keeps the link of a picture', async () => {
    const { html } = await bodyOf(
      `<!-- wp:image --><figure><a href="https://x.example/?a=1&amp;b=2"><img src="${SMALL}" alt="Flying"/></a><figcaption>By <a href="/ann">Ann</a></figcaption></figure><!-- /wp:image -->`,
    )
    expect(html).toMatch(
      /^<a href="https:\/\/x\.example\/\?a=1&amp;b=2"><editor-picture [^>]+><\/editor-picture><\/a><p>By <a href="\/ann">Ann<\/a><\/p>$/,
    )
    expect(specialElements(html)).toEqual([{ ...TERN, alt: 'Flying', caption: '' }])
  })

  test('has pictures of other sites as they are', async () => {
    const { html } = await bodyOf(
      '<!-- wp:paragraph --><p>a <img src="https://x.example/b.png" alt="b"> c</p><!-- /wp:paragraph -->',
    )
    expect(html).toContain('<img src="https://x.example/b.png" alt="b">')
  })

  test.each([
    [
      'today',
      `<!-- wp:gallery --><figure class="wp-block-gallery"><!-- wp:image --><figure><img src="${SMALL}"/><figcaption>One</figcaption></figure><!-- /wp:image --><figcaption>All</figcaption></figure><!-- /wp:gallery -->`,
    ],
    [
      'in the past',
      `<!-- wp:gallery {"ids":[1]} --><figure class="wp-block-gallery"><ul><li><figure><img src="${SMALL}" data-id="1"/><figcaption>One</figcaption></figure></li></ul><figcaption>All</figcaption></figure><!-- /wp:gallery -->`,
    ],
  ])('has galleries as %s', async (_, html) => {
    expect(await elementsOf(html)).toEqual([
      { blockType: 'gallery', images: [{ image: { picture: TERN }, caption: 'One' }], caption: 'All' },
    ])
  })

  test('has galleries of at most twelve pictures', async () => {
    const images = '<!-- wp:image --><figure><img src="https://x.example/a.jpg"/></figure><!-- /wp:image -->'.repeat(25)
    const galleries = await elementsOf(`<!-- wp:gallery --><figure>${images}</figure><!-- /wp:gallery -->`)
    expect(galleries.map(({ images: rows }) => (rows as unknown[]).length)).toEqual([12, 12, 1])
  })

  test('has covers with their picture and text', async () => {
    const { html } = await bodyOf(
      `<!-- wp:cover {"url":"${SMALL}","hasParallax":true} --><div class="wp-block-cover" style="background-image:url(${SMALL})"><span></span><div><!-- wp:paragraph --><p>Far</p><!-- /wp:paragraph --></div></div><!-- /wp:cover -->`,
    )
    expect(specialElements(html)).toEqual([{ ...TERN, caption: '' }])
    expect(html).toContain('<p>Far</p>')
  })

  test('has one button as an offer, and several as links', async () => {
    const button = (label: string) => `<!-- wp:button --><div><a href="/go">${label}</a></div><!-- /wp:button -->`
    expect(await elementsOf(`<!-- wp:buttons --><div>${button('Go')}</div><!-- /wp:buttons -->`)).toEqual([
      { blockType: 'callToAction', title: 'Go', buttonLabel: 'Go', buttonHref: '/go' },
    ])
    const { html } = await bodyOf(
      `<!-- wp:buttons --><div>${button('Go')}${button('A &amp; B')}</div><!-- /wp:buttons -->`,
    )
    expect(html).toBe('<p><a href="/go">Go</a></p><p><a href="/go">A &amp; B</a></p>')
  })

  test('has quotes with their source; those with links stay in the text', async () => {
    const quote = (inner: string) =>
      `<!-- wp:quote --><blockquote><!-- wp:paragraph --><p>${inner}</p><!-- /wp:paragraph --><cite>Ann</cite></blockquote><!-- /wp:quote -->`
    expect(await elementsOf(quote('They fly'))).toEqual([{ blockType: 'quote', quote: 'They fly', name: 'Ann' }])
    expect((await bodyOf(quote('<a href="/x">They</a>'))).html).toBe(
      '<blockquote><p><a href="/x">They</a></p><p>— Ann</p></blockquote>',
    )
  })

  test('has listings with their lines', async () => {
    expect(
      await elementsOf(
        '<!-- wp:code --><pre class="wp-block-code"><code>a &lt; b\n  &amp;&amp; &#91;c]<br>d</code></pre><!-- /wp:code -->',
      ),
    ).toEqual([{ blockType: 'code', language: 'text', code: 'a < b\n  && [c]\nd' }])
  })

  test.each([
    ['embed', '{"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ"}'],
    ['core-embed/youtube', '{"url":"http://youtu.be/dQw4w9WgXcQ"}'],
  ])('has videos: %s', async (name, json) => {
    const html = `<!-- wp:${name} ${json} --><figure><div>https://www.youtube.com/watch?v=dQw4w9WgXcQ</div><figcaption>Terns</figcaption></figure><!-- /wp:${name} -->`
    expect(await elementsOf(html)).toEqual([
      { blockType: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Terns', caption: 'Terns' },
    ])
  })

  test('has other embeds and files as links', async () => {
    const { html, notes } = await bodyOf(
      '<!-- wp:embed {"url":"https://x.example/post?a=1"} --><figure><div>https://x.example/post?a=1</div></figure><!-- /wp:embed --><!-- wp:audio --><figure><audio src="/a.mp3"></audio></figure><!-- /wp:audio --><!-- wp:file --><div><a href="/a.pdf">A report</a><a href="/a.pdf" download>Download</a></div><!-- /wp:file -->',
    )
    expect(html).toContain('<a href="https://x.example/post?a=1">https://x.example/post?a=1</a>')
    expect(html).toContain('<a href="/a.mp3">a.mp3</a>')
    expect(html).toContain('<a href="/a.pdf">A report</a>')
    expect(notes).toHaveLength(2)
  })

  test('has questions and steps of plugins', async () => {
    const faq = JSON.stringify({
      questions: [{ id: 'a', question: ['Far?'], jsonQuestion: 'Far?', jsonAnswer: 'Yes, <b>very</b>.' }],
    })
    const rank = JSON.stringify({
      questions: [
        { title: 'Big?', content: 'No.', visible: true },
        { title: 'Hidden?', content: 'x', visible: false },
      ],
    })
    const how = JSON.stringify({
      steps: [
        { jsonName: 'Go', jsonText: 'To the coast.' },
        { jsonName: 'Look', jsonText: 'Up.' },
      ],
    })
    expect(
      await elementsOf(
        `<!-- wp:yoast/faq-block ${faq} --><div></div><!-- /wp:yoast/faq-block --><!-- wp:rank-math/faq-block ${rank} /--><!-- wp:yoast/how-to-block ${how} --><div></div><!-- /wp:yoast/how-to-block -->`,
      ),
    ).toEqual([
      { blockType: 'questions', questions: [{ question: 'Far?', answer: { html: 'Yes, <b>very</b>.' } }] },
      { blockType: 'questions', questions: [{ question: 'Big?', answer: { html: 'No.' } }] },
      {
        blockType: 'steps',
        steps: [
          { title: 'Go', text: { html: 'To the coast.' } },
          { title: 'Look', text: { html: 'Up.' } },
        ],
      },
    ])
  })

  test('has its footnotes', async () => {
    const { html } = await bodyOf(
      '<!-- wp:paragraph --><p>a<sup data-fn="f1" class="fn"><a href="#f1" id="f1-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
      {
        footnotes: '[{"content":"Far <em>away</em>","id":"f1"},{"content":"x","id":"\\"><script>"}]',
      },
    )
    expect(html).toContain(
      '<ol class="wp-block-footnotes"><li id="f1">Far <em>away</em> <a href="#f1-link">↩︎</a></li></ol>',
    )
    expect(html).not.toContain('script')
  })

  test('has reusable blocks, also in each other, but not in themselves', async () => {
    const reusable = (id: number, text: string) =>
      itemXml({ post_id: id, post_type: 'wp_block', 'content:encoded': text })
    const more =
      reusable(21, '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph --><!-- wp:block {"ref":22} /-->') +
      reusable(22, '<!-- wp:block {"ref":21} /-->')
    const { html, notes } = await bodyOf('<!-- wp:block {"ref":21} /--><!-- wp:block {"ref":99} /-->', {}, more)
    expect(html.match(/Shared/g)).toHaveLength(1)
    expect(specialElements(html)).toMatchObject([
      { title: 'Not moved: reusable block' },
      { title: 'Not moved: reusable block' },
    ])
    expect(notes).toHaveLength(2)
  })

  test('marks what the site would fill in, and keeps what a plugin wrote', async () => {
    const { html, notes } = await bodyOf(
      '<!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:acme/box --><div><p>Text</p></div><!-- /wp:acme/box --><!-- wp:acme/map {"at":1} --><div></div><!-- /wp:acme/map -->',
    )
    expect(specialElements(html)).toMatchObject([
      { title: 'Not moved: latest-posts' },
      { title: 'Not moved: acme/map' },
    ])
    expect(html).toContain('<p>Text</p>')
    expect(notes).toEqual([
      'Without a counterpart here, and marked in the text by a note (blocks): latest-posts, acme/map.',
    ])
  })

  test('has paragraphs and shortcodes where it is one of the classic editor', async () => {
    const { html } = await bodyOf('Old\n\ntext\n<!-- wp:shortcode -->[gallery ids="1"]<!-- /wp:shortcode -->')
    expect(html).toContain('<p>Old</p>\n<p>text</p>')
    expect(specialElements(html)).toMatchObject([{ blockType: 'gallery' }])
  })
})

describe('a text of the classic editor', () => {
  test.each([
    [
      'in the text',
      `[caption id="a" width="300"]<a href="${TERN.url}"><img class="wp-image-1" src="${SMALL}" /></a> On a <b>rock</b>[/caption]`,
    ],
    ['as an attribute', `[caption caption="On a rock"]<img src="${SMALL}" />[/caption]`],
    ['of an old version', `[wp_caption]<img src="${SMALL}" />On a rock[/wp_caption]`],
  ])('has pictures with captions %s', async (_, text) => {
    expect(await elementsOf(text)).toEqual([{ ...TERN, caption: 'On a rock' }])
  })

  test('has galleries with the captions of the library', async () => {
    expect(await elementsOf('[gallery ids="1,2" columns="2"]')).toEqual([
      {
        blockType: 'gallery',
        images: [
          { image: { picture: TERN }, caption: 'On a rock' },
          {
            image: {
              picture: {
                key: 'attachment 2',
                url: 'https://old.example/wp-content/uploads/2020/05/egg-scaled.jpg',
                alt: '',
              },
            },
            caption: '',
          },
        ],
      },
    ])
  })

  test('has the pictures that were uploaded to it, in a gallery without a list', async () => {
    expect(await elementsOf('[gallery]')).toMatchObject([{ images: [{ image: { picture: { key: 'attachment 2' } } }] }])
  })

  test('has videos of URLs on a line of their own, and no others', async () => {
    const url = 'https://vimeo.com/76979871'
    const { html } = await bodyOf(`Look:\n\n${url}\n\nor ${url} here\n\n<pre>\n${url}\n</pre>\n\nhttps://x.example/`)
    expect(specialElements(html)).toEqual([{ blockType: 'video', url, title: 'Video' }])
    expect(html).toContain(`or ${url} here`)
    expect(html).toContain(`<pre>\n${url}\n</pre>`)
    expect(html).toContain('<a href="https://x.example/">https://x.example/</a>')
  })

  test('has listings, sounds, and embeds of shortcodes', async () => {
    const { html } = await bodyOf(
      '[sourcecode language="php"]\n<p>\nif (a &lt; b)\n[/sourcecode]\n[audio mp3="/a.mp3"][/audio]\n[embed width="9"]https://youtu.be/dQw4w9WgXcQ[/embed]\n[vimeo 76979871]',
    )
    expect(specialElements(html)).toMatchObject([
      { blockType: 'code', language: 'php', code: expect.stringContaining('if (a < b)') },
      { blockType: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { blockType: 'video', url: 'https://vimeo.com/76979871' },
    ])
    expect(html).toContain('<a href="/a.mp3">a.mp3</a>')
  })

  test('marks unknown shortcodes, and keeps the text that they are around', async () => {
    const { html, notes } = await bodyOf(
      '[contact-form-7 id="1"]\n\n[half][h]<h2>Terns</h2>\n\nfly[/h][/half]\n\n[tip]Note[/tip]',
    )
    expect(specialElements(html).map(({ title }) => title)).toEqual([
      'Not moved: [contact-form-7]',
      'Not moved: [half]',
      'Not moved: [h]',
      'Not moved: [tip]',
    ])
    expect(html).toContain('<h2>Terns</h2>')
    expect(notes).toEqual([expect.stringContaining('[contact-form-7], [half], [h], [tip]')])
  })

  test('has buttons, rules, and space of themes', async () => {
    const { html, notes } = await bodyOf(
      '[acme_button url="/go"]Go[/acme_button][acme_divider style="1"][acme_empty_space height="3"]',
    )
    expect(specialElements(html)).toMatchObject([{ blockType: 'callToAction', buttonHref: '/go' }])
    expect(html).toContain('<hr>')
    expect(notes).toEqual([])
  })

  test('is divided where its pages were', async () => {
    expect((await bodyOf('One<!--nextpage-->Two <!--more Read on-->\nThree <!-- note -->')).html).toBe(
      '<p>One</p>\n<p>Two</p>\n<p>Three</p>',
    )
  })
})

test('pictures with the id of another picture are found by their URL', async () => {
  const html = '<img class="wp-image-1" src="https://elsewhere.example/cat.jpg">'
  expect((await bodyOf(html)).html).toContain('<img class="wp-image-1" src="https://elsewhere.example/cat.jpg">')
})
