import type { ComponentType } from 'react'
import type { SafeHtml } from '../html/sanitize.ts'
import type { Envelope } from './envelope.ts'

/** The props of a tool's own `view.tsx`. Without JavaScript, `change` is missing. */
export type ViewProps<Data = unknown> = {
  envelope: Envelope<Data>
  /** The input as the form has it. */
  input: Record<string, unknown>
  /** Shows sanitized HTML: the only way for a view to put HTML into the page. */
  Html: ComponentType<{ html: SafeHtml; className?: string }>
  /** Puts a value into a field of the form and runs the tool again. */
  change?: (field: string, value: unknown) => void
}
