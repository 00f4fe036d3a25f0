type Node = { type: string; [field: string]: unknown }

const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
})
const element = (type: string, children: Node[], more: object = {}): Node => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...more,
})
export const paragraph = (...words: (string | Node)[]) =>
  element(
    'paragraph',
    words.map((one) => (typeof one === 'string' ? text(one) : one)),
    { textFormat: 0, textStyle: '' },
  )
export const heading = (words: string) => element('heading', [text(words)], { tag: 'h2' })
export const richText = (...children: Node[]) => ({ root: element('root', children) })
export const link = (words: string, url: string) =>
  element('link', [text(words)], { version: 3, id: 'a1', fields: { linkType: 'custom', url, newTab: false } })

let blocks = 0

/** Returns a block as the editor stores it. */
export const block = (blockType: string, fields: Record<string, unknown>): Node => {
  blocks += 1
  const id = blocks.toString(16).padStart(24, '0')
  return { type: 'block', version: 2, format: '', fields: { id, blockType, blockName: '', ...fields } }
}

/**
 * Returns a text with every block of articles, as an editor would fill it in.
 * @param image an image of the library: its id, or the document
 * @param caseStudy the id of a case study
 */
export function everyBlock(image: unknown, caseStudy: number) {
  return richText(
    paragraph('An article with every block that the editor offers.'),
    block('callout', {
      kind: 'tip',
      title: 'Measure first',
      text: richText(paragraph('Five runs with an empty cache. ', link('How to record them', '/blog/'), '.')),
    }),
    block('callout', { kind: 'warning', text: richText(paragraph('A single run says little about a page.')) }),
    heading('What the numbers say'),
    block('chart', {
      title: 'Time to first byte fell in March',
      form: 'line',
      data: 'Month\tMobile\tDesktop\nJan\t1,204\t810\nFeb\t1,190\t790\nMar\t640\t420\nApr\t610\t\nMay\t602\t395',
      unit: 'ms',
      highlight: 'Mar',
      note: 'Chrome UX Report',
      noteUrl: 'https://developer.chrome.com/docs/crux',
    }),
    paragraph('The same as bars, columns, and shares:'),
    block('chart', {
      title: 'Orders by channel',
      form: 'bars',
      data: 'Channel,Orders\nOrganic search,412\nPaid search,260\nEmail,118\nDirect,96',
      highlight: 'Organic search',
      unit: 'orders',
    }),
    block('chart', {
      title: 'Visits by quarter',
      form: 'columns',
      data: 'Quarter\tOrganic\tPaid\nQ1\t40\t32\nQ2\t44\t31\nQ3\t58\t30\nQ4\t71\t29',
    }),
    block('chart', {
      title: 'Where the weight goes',
      form: 'donut',
      data: 'Kind\tkB\nImages\t640\nScripts\t410\nFonts\t90\nCSS\t48',
      unit: 'kB',
    }),
    block('comparison', {
      title: 'Three ways to answer for a page that is gone',
      table:
        '\t301\t404\t410\nFor\tPages with a successor\tPages that may return\tPages that never return\nPasses on links\tyes\tno\tno\nRecrawled\trarely\toften\tless often\nNeeds a target\tyes\tno\tno',
      highlight: '410',
      note: 'RFC 9110, sections 15.4.2, 15.5.5, and 15.5.11.',
    }),
    block('figure', {
      image,
      caption: 'The template before the change',
      credit: 'Own measurement',
      creditUrl: '/tools/',
      wide: false,
    }),
    block('gallery', {
      images: [
        { id: 'b1', image, caption: 'Home page' },
        { id: 'b2', image, caption: 'Category page' },
        { id: 'b3', image },
      ],
      caption: 'The same store on three kinds of page',
    }),
    block('quote', {
      quote: 'A cool URI is one which does not change.',
      name: 'Tim Berners-Lee',
      role: 'W3C, 1998',
      url: 'https://www.w3.org/Provider/Style/URI',
    }),
    block('steps', {
      title: 'How to record a run',
      steps: [
        { id: 'c1', title: 'Open an incognito window', text: richText(paragraph('Extensions stay off there.')) },
        { id: 'c2', title: 'Throttle to Slow 4G', image },
        { id: 'c3', title: 'Record five loads' },
      ],
    }),
    block('code', { language: 'js', code: 'const median = (runs) => runs.sort((a, b) => a - b)[2]' }),
    block('video', {
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'A recording, step by step',
      poster: image,
      caption: 'Two minutes, with captions.',
      transcript: 'Open the Performance panel.\n\nPress record, and reload the page.',
    }),
    block('video', { url: 'https://vimeo.com/76979871', title: 'The same on a phone' }),
    block('video', { url: '/videos/tour.mp4', title: 'A file of our own' }),
    block('tool', { tool: 'word-counter', display: 'form', text: 'Count the words of your own text.' }),
    block('tool', { tool: 'meta-tag-generator', display: 'card' }),
    block('caseStudy', { caseStudy, text: '' }),
    block('questions', {
      title: 'Common questions',
      questions: [
        {
          id: 'd1',
          question: 'How many runs are enough?',
          answer: richText(paragraph('Five, if you compare ', link('medians', '/blog/'), '.')),
        },
        { id: 'd2', question: 'Does the device matter?', answer: richText(paragraph('Yes. Always use the same one.')) },
      ],
    }),
    block('callToAction', {
      title: 'Have us measure it',
      text: 'You get five pages with their numbers within a week.',
      buttonLabel: 'Book a call',
      buttonHref: '/book-a-call/',
    }),
    heading('What to do next'),
    paragraph('Nothing else.'),
  )
}
