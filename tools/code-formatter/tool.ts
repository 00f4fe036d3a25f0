import { z } from 'zod'
import { type Block, code as codeBlock, type Finding, findings, metric } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import type { Refusal } from './format-code.ts'
import { output } from './output.ts'

const LANGUAGES = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  css: 'CSS, SCSS, Less',
  html: 'HTML',
  json: 'JSON',
  markdown: 'Markdown',
  yaml: 'YAML',
  sql: 'SQL',
  xml: 'XML',
}
const EXTENSIONS = {
  javascript: 'js',
  typescript: 'ts',
  css: 'css',
  html: 'html',
  json: 'json',
  markdown: 'md',
  yaml: 'yaml',
  sql: 'sql',
  xml: 'xml',
}

export const tool = defineTool({
  ...about,
  action: 'Format',
  guide: [
    'Formats JavaScript, TypeScript, CSS, HTML, JSON, Markdown, SQL, XML, or YAML; use it to make minified or untidy code readable without changing what it does.',
    'Returns the formatted code, or the line and column of the first syntax error.',
  ],
  timeLimit: 60,
  input: z.object({
    code: field.code({ label: 'Code', language: 'javascript', rows: 18, empty: 'Paste some code first.' }),
    language: field.choice({ label: 'Language', options: LANGUAGES, default: 'javascript' }),
    indent: field.choice({
      label: 'Indent by',
      options: { two: 'Two spaces', four: 'Four spaces', tab: 'Tabs' },
      default: 'two',
    }),
    width: field.number({
      label: 'Line width',
      min: 40,
      max: 200,
      default: 80,
      unit: 'characters',
      hint: 'Lines are broken here if possible.',
      advanced: true,
    }),
    singleQuotes: field.flag({
      label: 'Single quotes',
      advanced: true,
      when: { field: 'language', is: ['javascript', 'typescript', 'css', 'yaml', 'markdown'] },
    }),
    semicolons: field.flag({
      label: 'Semicolons',
      default: true,
      advanced: true,
      when: { field: 'language', is: ['javascript', 'typescript'] },
    }),
    dialect: field.choice({
      label: 'SQL dialect',
      options: {
        sql: 'Standard SQL',
        postgresql: 'PostgreSQL',
        mysql: 'MySQL',
        mariadb: 'MariaDB',
        sqlite: 'SQLite',
        bigquery: 'BigQuery',
        transactsql: 'SQL Server',
        plsql: 'Oracle PL/SQL',
      },
      default: 'sql',
      when: { field: 'language', is: ['sql'] },
    }),
    upperCase: field.flag({ label: 'Uppercase keywords', when: { field: 'language', is: ['sql'] } }),
  }),
  output,
  libraries: [
    { name: 'prettier', does: 'Formats JavaScript, TypeScript, CSS, HTML, JSON, Markdown, and YAML' },
    { name: 'sql-formatter', does: 'Formats SQL' },
  ],
  samples: [
    {
      label: 'A minified script',
      input: {
        language: 'javascript',
        code: 'const shops=[{name:"Oakfield",open:true},{name:"Marrow Home",open:false}];export function openShops(list=shops){return list.filter(s=>s.open).map(s=>s.name.toUpperCase())}if(openShops().length===0){console.warn("No shop is open")}',
      },
    },
    {
      label: 'A query',
      input: {
        language: 'sql',
        upperCase: true,
        code: "select c.name, sum(o.total) as spent from customers c join orders o on o.customer_id=c.id where o.placed_at >= '2026-01-01' group by c.name having sum(o.total) > 100 order by spent desc",
      },
    },
  ],
  limits: [
    'SQL is compared token by token after formatting. Where more than whitespace would change, it is returned as it was.',
    'Only the layout changes. Names that a minifier shortened cannot be restored.',
    'Whitespace in HTML changes only where browsers show none with their default styles.',
    'Long values of CSS custom properties are broken into lines. A script that reads them as text sees the line breaks.',
    'XML is indented by our own rules: the content of an element that contains text is left as it was.',
  ],
  run: async ({ code, ...options }) => {
    const { formatCode } = await import('./format-code.ts')
    const result = await formatCode(code, options)
    return {
      ...result,
      linesBefore: linesOf(code),
      linesAfter: linesOf(result.code),
      isChanged: result.code !== code,
    }
  },
  report: (result, { language }) => {
    const { code, refusal, isStable, isChanged, linesBefore, linesAfter } = result
    const name = LANGUAGES[language]
    const place = refusal?.line ? ` at line ${refusal.line}${refusal.column ? `, column ${refusal.column}` : ''}` : ''
    const output = codeBlock({
      title: refusal ? 'Unchanged code' : 'Formatted',
      code,
      language,
      fileName: `formatted.${EXTENSIONS[language]}`,
      source: 'code',
      ...(refusal?.line ? { marks: [{ line: refusal.line, tone: 'critical' as const, note: refusal.message }] } : {}),
    })
    if (refusal) {
      if (refusal.isReadable)
        return {
          summary: `Not formatted: the formatter would change more than the layout${place}.`,
          blocks: [findings([wouldChange(refusal)]), output],
        }
      const finding = {
        id: 'does-not-parse',
        severity: 'critical' as const,
        title: `${refusal.message}.`,
        why: `The code does not parse as ${name}. Guessing its layout could change what it does, so it is returned as it was.`,
        fix: `Fix this place, or choose the right ${language === 'sql' ? 'dialect' : 'language'}.`,
        ...(refusal.line
          ? { place: { field: 'code', line: refusal.line, ...(refusal.column ? { column: refusal.column } : {}) } }
          : {}),
      }
      return {
        summary: `Not formatted: this does not parse as ${name}${place}.`,
        blocks: [findings([finding]), output],
      }
    }
    const blocks: Block[] = [
      metric([
        {
          label: 'Lines before',
          value: linesBefore,
          method: 'Lines of text. A line break at the end starts no new line.',
        },
        {
          label: 'Lines after',
          value: linesAfter,
          method: 'Lines of text. A line break at the end starts no new line.',
        },
      ]),
      findings([
        isStable
          ? {
              id: 'stable',
              severity: 'pass',
              title: 'Formatting it again changes nothing.',
              why: 'The output was formatted a second time in this run and compared character by character.',
            }
          : {
              id: 'not-stable',
              severity: 'warning',
              title: 'Formatting it again still changes it.',
              why: 'The output still changed after three rounds. This is a bug in the formatter.',
              fix: 'Look at the output before you commit it.',
            },
      ]),
      output,
    ]
    return {
      summary: isChanged
        ? `Formatted as ${name}: ${linesBefore === 1 ? '1 line' : `${linesBefore} lines`} became ${linesAfter}${isStable ? ', and a second run changes nothing' : ''}.`
        : `Already formatted as ${name}: nothing changes.`,
      blocks,
    }
  },
})

const wouldChange = ({ message, line, column }: Refusal): Finding => ({
  id: 'would-change',
  severity: 'warning',
  title: `${message}.`,
  why: 'The output was compared with your code token by token. The formatter reads this place differently from the database, so the code is returned as it was.',
  fix: 'Choose the dialect of this query, or format the statements without this one.',
  ...(line ? { place: { field: 'code', line, ...(column ? { column } : {}) } } : {}),
})

const linesOf = (code: string) => code.replace(/\r?\n$/, '').split('\n').length
