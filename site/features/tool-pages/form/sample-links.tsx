import type { Sample, Tool } from '#engine/tool/define-tool.ts'
import { fieldsOf } from '#engine/tool/field.ts'

/** The values of a form as the browser sends them without JavaScript. */
export type FormValues = Record<string, string>

/** Renders links to samples. Without JavaScript, a link loads the page with the sample, or the first file. */
export function SampleLinks({ tool }: { tool: Tool }) {
  return (
    <p className="samples">
      Try it with:{' '}
      {tool.samples.map((sample, at) => (
        <span key={sample.label}>
          {at > 0 && ', '}
          <SampleLink tool={tool} at={at}>
            {sample.label}
          </SampleLink>
        </span>
      ))}
    </p>
  )
}

export function SampleLink({ tool, at, children }: { tool: Tool; at: number; children: string }) {
  const sample = tool.samples[at]
  if (!sample) return null
  return (
    <a href={fileOf(tool, sample) ?? `?sample=${at + 1}#tool`} rel="nofollow" data-sample={at}>
      {children}
    </a>
  )
}

/** Files of a sample are in `public/samples`. */
function fileOf(tool: Tool, { input }: Sample) {
  const field = fieldsOf(tool.input).find(({ control }) => control === 'files')
  const [first] = field ? [input[field.name] ?? []].flat() : []
  return first === undefined ? undefined : `/samples/${first}`
}

/**
 * Returns the form values of a sample, as the form would send them.
 * @param sampleNumber the number of the sample, from 1, as in the URL
 */
export function sampleValues(tool: Tool, sampleNumber: string | null): FormValues | undefined {
  const sample = tool.samples[Number(sampleNumber) - 1]
  if (!sample) return undefined
  return Object.fromEntries(
    fieldsOf(tool.input).flatMap(({ name, control, start }) => {
      const value = sample.input[name] ?? start
      if (control === 'files' || value === undefined || value === null) return []
      return [[name, control === 'flag' ? (value ? 'on' : '') : String(value)]]
    }),
  )
}
