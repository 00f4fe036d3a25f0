import { Fragment, type ReactNode } from 'react'
import type { Tool } from '#engine/tool/define-tool.ts'
import { type Field, fieldsOf } from '#engine/tool/field.ts'
import { FormErrorSummary } from '#site/ui/forms/form.tsx'
import { Button, Control } from '#site/ui/parts/button.tsx'
import { Icon } from '#site/ui/parts/icon.tsx'
import { describeTool } from '../run/described-tool.ts'
import { fieldId } from './field-id.ts'
import { type FormValues, SampleLinks } from './sample-links.tsx'
import { ToolField } from './tool-field.tsx'

type ToolFormProps = {
  tool: Tool
  /** The input of a form sent without JavaScript, or of a sample. */
  values?: FormValues | undefined
  errors?: Record<string, string> | undefined
  /** On another page than the tool's own, where no script takes it over. */
  isEmbedded?: boolean
}

/** Renders a tool's form from the schema that also validates it. Without JavaScript, the browser posts it. */
export function ToolForm({ tool, values, errors = {}, isEmbedded = false }: ToolFormProps) {
  const fields = fieldsOf(tool.input)
  const hasFiles = fields.some(({ control }) => control === 'files')
  const [options, main] = [fields.filter(isFolded), fields.filter((field) => !isFolded(field))]
  const renderField = (field: Field) => (
    <Conditional key={field.name} field={field} fields={fields} values={values}>
      <ToolField field={field} value={sentValue(field, values)} error={errors[field.name]} />
    </Conditional>
  )
  return (
    <form
      className="tool-form"
      id="tool"
      method="post"
      noValidate
      action={`/api/tools/${tool.slug}/#report`}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      data-tool={isEmbedded ? undefined : JSON.stringify(describeTool(tool))}
      data-runs={tool.runs}
      data-starts-alone={tool.startsAlone ? '' : undefined}
    >
      <div className="form-main">
        <div className="form-fields">
          <FormErrorSummary errors={errors} idPrefix={fieldId('')} />
          {main.map((field) => (
            <Fragment key={field.name}>
              {renderField(field)}
              {tool.swap && field.name === swapsAfter(tool.swap) && <SwapButton swap={tool.swap} />}
            </Fragment>
          ))}
          {options.length > 0 && (
            <details className="options" open={options.some(({ name }) => errors[name]) || undefined}>
              <summary>
                Options <Icon name="plus" />
              </summary>
              <div className="options-fields">{options.map(renderField)}</div>
            </details>
          )}
        </div>
        <div className="form-submit">
          <Button type="submit" wide icon="rise" aria-keyshortcuts="Control+Enter Meta+Enter">
            {tool.action}
          </Button>
        </div>
      </div>
      {isEmbedded ? (
        <p className="hint where">The report opens on the page of the tool. Our server processes what you send.</p>
      ) : (
        <>
          <SampleLinks tool={tool} />
          <WhereItRuns runs={tool.runs} fetches={tool.fetches} />
        </>
      )}
    </form>
  )
}

/** Returns whether a field is folded away; a required one never is. */
const isFolded = ({ advanced, isRequired }: Field) => advanced === true && !isRequired

/** Returns the value of a field that was sent. Browsers do not send checkboxes that are not checked. */
function sentValue({ name, control }: Field, values: FormValues | undefined) {
  return values && control === 'flag' ? (values[name] ?? '') : values?.[name]
}

const swapsAfter = (swap: NonNullable<Tool['swap']>) => (Array.isArray(swap) ? swap.at(-1) : swap.choice)

function SwapButton({ swap }: { swap: NonNullable<Tool['swap']> }) {
  return (
    <p className="form-swap needs-script">
      <Control data-swap="">{Array.isArray(swap) ? 'Swap' : 'Swap: convert the output back'}</Control>
    </p>
  )
}

type ConditionalProps = { field: Field; fields: Field[]; values: FormValues | undefined; children: ReactNode }

/** Renders a field that depends on the value of another one. Without scripts, it is always visible. */
function Conditional({ field: { when }, fields, values, children }: ConditionalProps) {
  if (!when) return children
  const other = fields.find(({ name }) => name === when.field)
  const now = other && (sentValue(other, values) ?? String(other.start ?? ''))
  return (
    <div
      data-when={when.field}
      data-is={when.is.join(' ')}
      className={when.is.includes(now ?? '') ? undefined : 'is-off'}
    >
      {children}
    </div>
  )
}

function WhereItRuns({ runs, fetches }: Pick<Tool, 'runs' | 'fetches'>) {
  if (runs !== 'browser')
    return (
      <p className="hint where">
        Runs on our server{runs === 'provider' && ', with figures from the sources that the report names'}. We keep a
        report that takes longer than a second for ten minutes, so that you can reload the page, and pages that we fetch
        for ten minutes at most. Then we delete both.
      </p>
    )
  return (
    <div className="where">
      <p className="hint">
        {fetches
          ? 'Runs in your browser. If you enter a URL, our server fetches that page and keeps it for ten minutes at most.'
          : 'Runs in your browser. Nothing you enter leaves your device.'}
      </p>
      <noscript>
        <p className="hint">Without JavaScript, our server processes what you send and stores nothing.</p>
      </noscript>
    </div>
  )
}
