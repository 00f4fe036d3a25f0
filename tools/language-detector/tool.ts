import { z } from 'zod'
import { hreflangOf, primaryLanguage } from '#engine/text/language/scripts.ts'
import { pageText } from '#engine/text/page-text.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { asReadPage, OR_URL, pageUnlessText, readMainText, requireOne } from '#engine/web/text-source.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportLanguage } from './report.ts'

const MAX_PARTS = 1_000

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Detect',
  guide: [
    'Detects which language a text, or the main text of a page, is written in, as a whole or sentence by sentence; use it to route text, or to check the lang or hreflang of a page.',
    'Returns the language code, the confidence in percent, the other candidates, the scripts, and the value for hreflang.',
  ],
  input: z.object({
    text: field.text({
      label: 'Text or HTML',
      rows: 10,
      isOptional: true,
      hint: 'You can paste the source of a page: its lang attribute is compared with the text.',
    }),
    url: field.pageUrl({ label: OR_URL, isOptional: true }),
    many: field.flag({ label: 'Each line is a separate text' }),
    declared: field.line({
      label: 'Declared language',
      isOptional: true,
      advanced: true,
      max: 35,
      placeholder: 'en-US',
      hint: 'The BCP 47 tag that a page or a field declares. If it is empty, the lang attribute of pasted HTML is used.',
    }),
  }),
  output,
  fetches: ['url'],
  needs: { page: ({ text, url }) => pageUnlessText(text, url) },
  samples: [
    {
      label: 'A page with a sentence in another language',
      input: {
        text: '<html lang="en">\n<body>\n<p>Der Esstisch wird aus geölter Eiche gebaut und kommt in zwei Kartons zu Ihnen nach Hause.</p>\n<p>Die Beine schrauben Sie mit dem beiliegenden Schlüssel an, das dauert etwa zehn Minuten.</p>\n<p>Please allow two weeks for delivery and keep the packaging until then.</p>\n</body>\n</html>',
      },
    },
    {
      label: 'Messages to a support team',
      input: {
        text: 'Where is my parcel? It should have arrived on Monday.\nMa commande est arrivée avec une assiette cassée, que dois-je faire ?\n¿Puedo cambiar el color de la manta antes del envío?\nテーブルの脚が一本足りません。\nHello',
        many: true,
      },
    },
    { label: 'A page by its URL', input: { text: '', url: 'https://example.com/' } },
  ],
  libraries: [
    { name: 'eld', does: 'Measures how similar a text is to 60 languages' },
    { name: 'stopword', does: 'Lists function words of 50 languages' },
    { name: 'parse5', does: 'Reads HTML' },
  ],
  limits: [
    'Single words and names belong to many languages, so short input yields low confidence.',
    'Close relatives such as Norwegian and Danish, or Indonesian and Malay, are named together when a text does not decide.',
    'Profiles of 60 languages come from everyday text, 380 more from the Universal Declaration of Human Rights alone. Regional variants, such as American and British English, are not distinguished.',
    'If you enter a URL, the main text of the page is read; menus and footers in another language do not count.',
  ],
  run: async ({ text: pasted, url, many, declared }, { page: fetched }) => {
    requireOne({ text: pasted, url }, { missing: 'Type or paste a text, or enter the URL of a page.' })
    const read = fetched ? await readMainText(fetched) : null
    const text = read?.text ?? pasted
    const { detectLanguage, isProfiled } = await import('#engine/text/language/detect.ts')
    const page = many || read ? undefined : await pageText(text)
    const content = page?.text ?? text
    const whole = detectLanguage(content)
    const parts = many ? linesOf(text) : sentencesOf(content)
    const claim = declared.trim() || (read ? langOf(read.html) : page?.isHtml ? langOf(text) : null)
    const hasLines = !(page?.isHtml || read)
    const lines = lineCounter(hasLines ? text : '')
    return {
      ...whole,
      hreflang: whole.language === null ? null : hreflangOf(whole.language, content),
      page: read && asReadPage(read),
      declared: claim,
      knowsDeclared: isProfiled(primaryLanguage(claim ?? '') ?? ''),
      many,
      total: parts.length,
      parts: parts.slice(0, MAX_PARTS).map(({ text: part, start }) => {
        const { language, name, confidence, isReliable, scripts } = detectLanguage(part)
        return {
          text: part,
          start,
          line: hasLines ? lines(start) : null,
          language,
          name,
          confidence,
          isReliable,
          scripts,
        }
      }),
    }
  },
  report: reportLanguage,
})

const langOf = (html: string) => /<html\b[^<>]{0,500}?\slang\s*=\s*["']?([\w-]{2,35})/i.exec(html)?.[1] ?? null

function linesOf(text: string) {
  return [...text.matchAll(/[^\r\n]+/g)]
    .filter(([line]) => /\S/.test(line))
    .map(({ 0: line, index }) => ({ text: line.trim(), start: index, end: index + line.length }))
}

/** Returns a function for the line of an offset; offsets must rise from call to call. */
function lineCounter(text: string) {
  let line = 1
  let at = 0
  return (start: number) => {
    for (; at < Math.min(start, text.length); at += 1) if (text[at] === '\n') line += 1
    return line
  }
}
