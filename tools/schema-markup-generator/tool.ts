import { PREVIEW_NOTE } from '#engine/structured-data/preview-values.ts'
import { labelOf } from '#engine/structured-data/source-labels.ts'
import { code, type Finding, findings, graph, metric, snippets } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { fieldsOf } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { type Filled, fields, type Kind, kinds } from './fields.ts'
import { fieldOfPath, formFaults } from './form-faults.ts'
import { markupOf, scriptOf } from './markup.ts'
import { output } from './output.ts'
import { samples } from './samples.ts'
import { type StartingPoint, startBlock, startFromPage } from './start-from-page.ts'

const gallery = {
  label: 'Google’s search gallery',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
}

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Generate',
  guide: [
    'Generates JSON-LD for a product, article, recipe, event, job posting, local business, and more from form fields, or from what a page already says; use it to add structured data to a page.',
    'Returns the JSON-LD and the HTML to paste, the required fields that are missing, and values that Google would reject.',
  ],
  input: fields,
  output,
  fetches: ['page'],
  needs: { page: ({ page }) => (/\S/.test(page) ? { url: page } : undefined) },
  samples,
  libraries: [
    { name: 'schema-dts', does: 'Provides the schema.org vocabulary for our table' },
    { name: 'parse5', does: 'Reads the page to start from' },
  ],
  limits: [
    'Markup must describe what visitors see on the page. This tool cannot check that.',
    'The preview is a sketch. Google decides whether and how a rich result appears.',
    'The form makes one item at a time. A page with several items needs one block for each.',
    'If you start from a page, the structured data, the head, and the byline in its HTML are read. What a script adds is not seen, and nothing is guessed from the text.',
  ],
  run: async (typed, { page, now }) => {
    const start = page ? await startFromPage(page, typed, fieldsOf(fields)) : null
    const filled: Filled = { ...typed, ...start?.filled }
    const { checkMarkup } = await import('#engine/structured-data/check-markup.ts')
    const { featuresAsOf } = await import('#engine/structured-data/google-features.ts')
    const jsonLd = markupOf(filled)
    const html = scriptOf(jsonLd)
    const { entityGraph } = await import('#engine/structured-data/entity-graph.ts')
    const { richPreviews } = await import('#engine/structured-data/rich-preview.ts')
    const { findings, eligibility, roots } = checkMarkup(html, now())
    const own = new Set(fieldsOf(fields).flatMap(({ name, when }) => (when?.is.includes(filled.type) ? name : [])))
    const open = eligibility.filter(({ status, path }) => status !== 'retired' && !path.includes('.'))
    const count = (kind: 'required' | 'recommended', part: 'present' | 'all') =>
      open.length > 0 ? open.reduce((sum, one) => sum + one[kind][part], 0) : null
    return {
      start,
      type: filled.type,
      jsonLd,
      html,
      previews: richPreviews(roots, eligibility),
      graph: entityGraph(roots),
      required: { present: count('required', 'present'), all: count('required', 'all') },
      recommended: { present: count('recommended', 'present'), all: count('recommended', 'all') },
      eligibility,
      errors: findings.map(({ id, severity, path, field, message, why, fix, url, place, property }) => ({
        id,
        severity,
        path,
        field,
        message,
        why,
        fix,
        url,
        line: place.line,
        col: place.column,
        isValue: property !== undefined,
      })),
      formFaults: formFaults(filled, (name) => own.has(name)),
      featuresAsOf,
    }
  },
  report: ({
    start,
    type,
    html,
    jsonLd,
    previews,
    graph: connected,
    required,
    recommended,
    eligibility,
    errors,
    formFaults,
    featuresAsOf,
  }) => {
    const kind = kinds[type as Kind]
    const isRetired = eligibility.some(({ status }) => status === 'retired')
    const missing = [...new Set(eligibility.flatMap(({ path, missing }) => (path.includes('.') ? [] : missing)))]
    const aboutFields = new Map<string, Finding>()
    const aboutMarkup: Finding[] = []
    for (const { id, severity, message, why, fix, url, line, col, path, isValue } of errors) {
      const field = isValue ? fieldOfPath(path) : undefined
      const finding = { id, severity, title: message, why, fix, ref: { label: labelOf(url), url } }
      if (field) aboutFields.set(`${field} ${message}`, { ...finding, place: { field } })
      else aboutMarkup.push({ ...finding, place: { line, column: col, path } })
    }
    const list = [...formFaults, ...aboutFields.values(), ...aboutMarkup]
    const unusable = [...formFaults, ...aboutFields.values()].filter(({ severity }) => severity !== 'notice').length
    if (!errors.some(({ id }) => /^unknown-(?:type|property)$/.test(id)))
      list.push({
        id: 'valid',
        severity: 'pass',
        title: 'The markup is valid JSON-LD and uses only schema.org names.',
        why: 'Our validator checked it.',
        ref: { label: 'schema.org', url: 'https://schema.org/docs/full.html' },
      })
    const state =
      missing.length > 0
        ? `${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} still missing`
        : isRetired
          ? 'Google has retired its rich result'
          : eligibility.some(({ status }) => status === 'eligible' || status === 'invalid')
            ? 'every required field is filled in'
            : 'Google has no rich result for this type'
    return {
      summary: `${kind} markup: ${state}${unusable > 0 ? `; ${unusable} ${unusable === 1 ? 'value is' : 'values are'} invalid` : ''}.`,
      blocks: [
        metric([
          {
            label: 'Required fields',
            value: required.present ?? 'none',
            unit: required.all === null ? '' : `of ${required.all}`,
            method: `Fields that Google’s documentation requires for the rich results of this type, including nested items, as of ${featuresAsOf}.`,
            ref: gallery,
          },
          {
            label: 'Recommended fields',
            value: recommended.present ?? 'none',
            unit: recommended.all === null ? '' : `of ${recommended.all}`,
            method: 'Fields that Google’s documentation recommends.',
            ref: gallery,
          },
          {
            label: 'Size',
            value: new TextEncoder().encode(html).length,
            unit: 'bytes',
            method: 'Bytes of the script element in UTF-8, uncompressed.',
          },
        ]),
        ...(previews.length > 0
          ? [snippets({ title: 'Rich result preview', note: PREVIEW_NOTE, snippets: previews })]
          : []),
        findings(list),
        code({ title: 'HTML', code: html, language: 'html', fileName: `${type}.html`, group: 'markup' }),
        code({
          title: 'JSON-LD',
          code: JSON.stringify(jsonLd, undefined, 2),
          language: 'json',
          fileName: `${type}.jsonld`,
          group: 'markup',
        }),
        graph({ title: 'Entity graph', ...connected }),
        ...(start ? [startBlock(start)] : []),
      ],
      ...(start ? { fills: fillsOf(start), next: nextTools(start.url) } : {}),
    }
  },
})

/** Returns values for the form, which it keeps without the page from then on. */
const fillsOf = ({ filled }: StartingPoint): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, String(value)])),
  page: '',
})

const nextTools = (url: string) => [
  { slug: 'schema-validator', why: 'What is wrong with the markup that the page has now.', input: { url } },
]

const listed = (names: string[]) =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')
