import type { ReactNode } from 'react'
import { toolOf } from '#runs/catalog.ts'
import { ToolForm } from './form/tool-form.tsx'
import formStyles from './tool.css?url'

/** URL of the stylesheet that an embedded form needs. */
export const embeddedFormStyles = formStyles

/**
 * Renders the form of a tool for another page, such as an article. It is a plain form: its report opens on the page of
 * the tool, with or without scripts. Undefined for a tool that does not exist.
 */
export async function embeddedForm(slug: string): Promise<ReactNode> {
  const tool = await toolOf(slug)
  return tool && <ToolForm tool={tool} isEmbedded />
}
