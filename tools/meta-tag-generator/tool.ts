import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { type Cell, code, findings, metric, table } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { adviceOn, snippets, titleLinks } from './advice.ts'
import { type Loaded, loadedBlock, loadPage } from './load-page.ts'
import { output } from './output.ts'
import { tagsOf } from './tags.ts'

const kinds = { website: 'Website', article: 'Article', product: 'Product', profile: 'Profile' }

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Preview',
  guide: [
    'Previews how a search result shows a page title and description, typed or loaded from a page, on a computer and a phone; use it to write titles and descriptions that are not cut off.',
    'Returns the widths in pixels, the text that is cut, the HTML of the tags, and advice.',
  ],
  input: z.object({
    title: field.line({ label: 'Title', isOptional: true }),
    description: field.text({ label: 'Description', rows: 3, isOptional: true, max: 5_000 }),
    page: field.pageUrl({
      label: 'Or the URL of a page to load',
      isOptional: true,
      hint: 'Fills the fields that are empty.',
    }),
    url: field.url({ label: 'Page URL', isOptional: true, placeholder: 'https://' }),
    query: field.line({
      label: 'Query',
      isOptional: true,
      hint: 'Its words appear in bold in the description.',
      max: 200,
    }),
    siteName: field.line({ label: 'Site name', isOptional: true, advanced: true }),
    image: field.url({
      label: 'Image for social networks',
      isOptional: true,
      placeholder: 'https://',
      advanced: true,
    }),
    kind: field.choice({ label: 'Open Graph type', options: kinds, default: 'website', advanced: true }),
  }),
  output,
  fetches: ['page'],
  needs: { page: ({ page }) => (/\S/.test(page) ? { url: page } : undefined) },
  samples: [
    {
      label: 'A product page',
      input: {
        title: 'Oak side table, oiled by hand, made in Illinois to last | Oakfield furniture',
        description:
          'A side table of solid white oak, 45 cm square and oiled by hand. It ships in six days, and you may send it back for sixty. Tables that are scratched come home to us: we sand and oil them again, free of charge, for as long as you own them.',
        url: 'https://oakfield.example/tables/oak-side-table',
        query: 'oak side table',
        siteName: 'Oakfield',
        image: 'https://oakfield.example/img/side-table.jpg',
        kind: 'product',
      },
    },
    { label: 'The tags of a page', input: { title: '', page: 'https://example.com/' } },
  ],
  libraries: [{ name: 'parse5', does: 'Reads the tags of a page that is loaded' }],
  limits: [
    'Google documents no fixed length. The widths are those of our two layouts, and result pages change.',
    'Google often writes its own title or snippet, based on the page and the query.',
    'Widths of characters other than Latin, Greek, and Cyrillic are estimates.',
    'If you load a page, the tags in its HTML are read. Tags that a script adds are not seen.',
  ],
  run: async (typed, { page }) => {
    const loaded = page ? await loadPage(page, typed) : null
    const { title, description, url, query, siteName, image, kind } = { ...typed, ...loaded?.filled }
    if (!/\S/.test(title)) throw noTitle(loaded)
    const { breadcrumbOf, isAbsolute, layOut, spaces } = await import('#engine/serp/snippet.ts')
    const { isMeasured } = await import('#engine/text-width/text-width.ts')
    const terms = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
    const clean = { title: inOneLine(title), description: inOneLine(description), url: url.trim() }
    const picture = image.trim()
    const titles = { desktop: layOut(title, spaces.desktop.title), phone: layOut(title, spaces.phone.title) }
    const descriptions = {
      desktop: layOut(description, spaces.desktop.description, terms),
      phone: layOut(description, spaces.phone.description, terms),
    }
    const breadcrumb = breadcrumbOf(clean.url) ?? null
    return {
      loaded,
      title: {
        text: clean.title,
        characters: [...clean.title].length,
        pixels: titles.desktop.pixels,
        isMeasured: isMeasured(clean.title),
        ...titles,
      },
      description: {
        text: clean.description,
        characters: [...clean.description].length,
        pixels: descriptions.desktop.pixels,
        isMeasured: isMeasured(clean.description),
        ...descriptions,
      },
      breadcrumb,
      siteName: siteName.trim(),
      terms,
      html: tagsOf({
        ...clean,
        url: breadcrumb === null ? '' : clean.url,
        image: isAbsolute(picture) ? picture : '',
        siteName: siteName.trim(),
        kind,
      }),
      advice: adviceOn({
        ...clean,
        terms,
        titles,
        descriptions,
        isBadAddress: clean.url !== '' && breadcrumb === null,
        isBadPicture: picture !== '' && !isAbsolute(picture),
      }),
    }
  },
  report: ({ loaded, title, description, advice, html }) => {
    const cut = (['desktop', 'phone'] as const).filter((device) => title[device].isCut)
    const row = (label: string, part: typeof title, device: 'desktop' | 'phone'): Cell[] => [
      label,
      device === 'desktop' ? 'Desktop' : 'Phone',
      part[device].isCut ? { text: 'Cut', severity: 'warning' } : { text: 'Complete', severity: 'pass' },
      part[device].shown,
      part[device].lost || 'nothing',
    ]
    const measured = title.isMeasured ? '' : ' Some characters are estimated.'
    return {
      summary: `The title is ${title.pixels} pixels wide and ${cut.length === 0 ? 'shown in full' : `cut on ${cut.join(' and ')}, after “${endOf(title[cut[0] ?? 'desktop'].shown)}”`}.`,
      blocks: [
        metric([
          {
            label: 'Title',
            value: title.pixels,
            unit: 'px',
            method: `Advance widths of Arial at 20 pixels, with kerning, on one line. Our desktop layout has 600 pixels.${measured}`,
            ref: titleLinks,
          },
          {
            label: 'Title',
            value: title.characters,
            unit: 'characters',
            method: 'Unicode code points. Google names no limit.',
            ref: titleLinks,
          },
          {
            label: 'Description',
            value: description.text ? description.pixels : null,
            unit: 'px',
            method:
              'Advance widths of Arial at 14 pixels, with the words of the query in bold, as if on one line. Our desktop layout has two lines of 600 pixels.',
            ref: snippets,
          },
          {
            label: 'Description',
            value: description.characters,
            unit: 'characters',
            method: 'Unicode code points. Google names no limit.',
            ref: snippets,
          },
        ]),
        table({
          title: 'What is shown and what is lost',
          columns: [
            { label: 'Text' },
            { label: 'Layout' },
            { label: 'State' },
            { label: 'Shown' },
            { label: 'Cut off' },
          ],
          rows: [
            row('Title', title, 'desktop'),
            row('Title', title, 'phone'),
            ...(description.text
              ? [row('Description', description, 'desktop'), row('Description', description, 'phone')]
              : []),
          ],
          note: 'Desktop: a title of one line of 600 px at 20 px, a description of two lines at 14 px. Phone: two lines of 328 px at 18 px, four lines at 14 px.',
        }),
        findings(advice),
        code({ title: 'Tags for the head', code: html, language: 'html', fileName: 'head.html' }),
        ...(loaded ? [loadedBlock(loaded)] : []),
      ],
      ...(loaded ? { fills: { ...loaded.filled, page: '' }, next: nextTools(loaded.url) } : {}),
    }
  },
})

const nextTools = (url: string) => [
  { slug: 'open-graph-checker', why: 'See the card that each network makes of the same page.', input: { url } },
  { slug: 'google-tag-analyzer', why: 'Everything else that the head of the page says.', input: { url } },
]

function noTitle(loaded: Loaded | null) {
  const message = loaded
    ? `${loaded.url} has no title. Enter one to preview it.`
    : 'Enter a title first, or the URL of a page to load.'
  return new Failure('invalid', { message, errors: { title: message } })
}

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Returns the last two words before the ellipsis, or the last characters if the words are too long. */
const endOf = (shown: string) => [...shown.replace(/ …$/, '').split(' ').slice(-2).join(' ')].slice(-24).join('')
