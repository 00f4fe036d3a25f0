import type { ComponentType } from 'react'
import type { ViewProps } from '../../../engine/tool/view-props.ts'

/** Apart from the catalogue: pages load these without the tools they belong to, which run in a worker. */
const views = import.meta.glob<View>('../../../tools/*/view.tsx', { import: 'default' })

export type View = ComponentType<ViewProps>

/** The tools' own views, between the header of a report and its blocks. */
export const viewOf = (slug: string): Promise<View> | undefined => views[`../../../tools/${slug}/view.tsx`]?.()
