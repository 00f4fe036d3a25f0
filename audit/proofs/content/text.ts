import type { Proof } from '../../proof.ts'
import { paragraphs } from '../../trial/words.ts'
import { also } from '../change-site.ts'

export const textProofs: Proof[] = [
  {
    rule: 'page-without-text',
    on: 'page',
    faults: [
      (page) => {
        page.html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${page.description}"><link rel="canonical" href="${page.canonical}"></head><body><h1>Baskets</h1><div id="root"></div></body></html>`
        return also('main-landmark-missing', 'social-tags-missing')
      },
    ],
    nearMisses: [
      // Few words, in a script without spaces.
      (page) => {
        page.h1 = '羊毛の籠'
        page.main = [`<p>${'職人が一つずつ手で編んだ籠です。'.repeat(6)}</p>`]
      },
      // A tag with one post.
      (page) => {
        page.h1 = 'Wool'
        page.main = [`<ul><li><a href="/about/">Baskets</a></li></ul>`]
        return also('thin-text')
      },
    ],
  },
  {
    rule: 'thin-text',
    on: 'page',
    faults: [
      (page) => {
        page.main = ['<p>Only a few words about this basket, which has two handles.</p>']
      },
    ],
    nearMisses: [
      // Fifty words, without those of the menu; a form to write to the shop.
      (page, { random }) => {
        page.main = paragraphs(random, 1)
      },
      (page) => {
        page.main = [
          '<form action="/send/" method="post"><p>Write to the workshop about this basket.</p><button type="submit">Send the message</button></form>',
        ]
      },
    ],
  },
  {
    rule: 'placeholder-text',
    on: 'page',
    faults: [
      (page) => {
        page.main.push('<p>Lorem ipsum dolor sit amet, consectetur.</p>')
      },
      // A testimonial that nobody has filled in.
      (page) => {
        page.main.push('<p>“Lorem ipsum dolor sit amet, consectetur adipiscing elit.”</p>')
      },
    ],
    nearMisses: [
      (page) => {
        page.main.push('<p>Printers call such text “lorem ipsum”.</p>')
      },
      (page) => {
        page.main.push('<p>Search the templates for “Lorem ipsum dolor sit amet”.</p>')
      },
      (page) => {
        page.main.push('<pre><code>Lorem ipsum dolor sit amet</code></pre>')
      },
    ],
  },
  {
    rule: 'text-encoding-broken',
    on: 'page',
    faults: [
      (page) => {
        page.description = `Blankets for MÃ¼nchen. ${page.description}`
      },
      (page) => {
        page.main.push('<p>We canâ€™t, they donâ€™t, and youâ€™ll see.</p>')
      },
      (page) => {
        page.main.push('<p>Caf\uFFFD, th\uFFFD, and rosé\uFFFD</p>')
      },
    ],
    nearMisses: [
      (page) => {
        page.main.push('<p>ÃO JOÃO: São João, Ângela, “â” and €, naïve café, 5\u00a0%</p>')
      },
      (page) => {
        page.main.push('<p>If you see \uFFFD or Ã¼, the encoding is wrong.</p>')
      },
      // What broken characters look like, also in the description.
      (page) => {
        page.description = `“Ã¼” for “ü”, and (\uFFFD). ${page.description}`
      },
    ],
  },
]
