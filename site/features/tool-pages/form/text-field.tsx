import { withCommas } from '#engine/text/numbers.ts'
import type { Field } from '#engine/tool/field.ts'
import { megabytes } from '#engine/tool/text-limits.ts'

const ROWS = { text: 10, code: 12 }
/** Fields with at least this many rows grow with the window. */
const TALL_ROWS = 6

type AreaProps = {
  field: Field
  value: string
  /** Attributes that all controls share. */
  common: React.TextareaHTMLAttributes<HTMLTextAreaElement>
}

export function TextArea({ field: { control, rows }, value, common }: AreaProps) {
  const isCode = control === 'code'
  const height = rows ?? ROWS[isCode ? 'code' : 'text']
  const classes = [isCode && 'mono', height >= TALL_ROWS && 'is-tall'].filter(Boolean).join(' ')
  return (
    <textarea
      {...common}
      className={classes || undefined}
      rows={height}
      defaultValue={value}
      {...(isCode ? { spellCheck: false, autoCapitalize: 'off' } : {})}
    />
  )
}

/** Renders the buttons next to the label that fill and clear the field. They need scripts. */
export function TextTools({ field: { name, label, control, language } }: { field: Field }) {
  const tool = (action: string, text: string, about: string) => (
    <button type="button" className="plain-button" data-text-tool={action} data-for={name} aria-label={about}>
      {text}
    </button>
  )
  return (
    <span className="field-tools needs-script">
      {tool('paste', 'Paste', `Paste into ${label}`)}
      {tool('clear', 'Clear', `Clear ${label}`)}
      {tool('open', 'Open file', `Open file for ${label}`)}
      {control === 'code' && (
        <button type="button" className="plain-button" data-editor={name} data-language={language}>
          Editor
        </button>
      )}
    </span>
  )
}

/** Renders the limit of the field and, with scripts, its current length. */
export function TextLimit({
  id,
  field: { name, max = 0, maxFileBytes = 0, maxFiles = 1 },
}: {
  id: string
  field: Field
}) {
  const isSame = maxFileBytes < 2_000_000
  return (
    <div className="field-limit hint">
      <span id={`${id}-limit`}>
        Up to {withCommas(max)} characters
        <span className="needs-script">
          {isSame
            ? ', typed or from a file'
            : `, or ${maxFiles > 1 ? 'files' : 'a file'} of up to ${megabytes(maxFileBytes)}`}
        </span>
      </span>
      <output className="data needs-script" data-length-of={name} />
    </div>
  )
}
