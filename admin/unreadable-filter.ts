import { type CollectionSlug, getPayload, QueryError, type SanitizedConfig, type Where } from 'payload'
import { parse, stringify } from 'qs-esm'
import { isBadData } from '#cms/hooks/refuse-bad-data.ts'

/** As deep as Payload reads a query. */
const DEPTH = 10

/**
 * Reports whether the URL of a list filters by what the collection does not have, such as a field that was renamed
 * after somebody kept the link. Payload fails to show such a filter.
 * @param segments the path below `/admin`
 * @returns the query without the filter, or undefined if the filter can be shown
 */
export async function queryWithoutUnreadableFilter(
  config: SanitizedConfig,
  segments: string[],
  search: Record<string, string | string[]>,
): Promise<string | undefined> {
  const { where, ...others } = parse(stringify(search), { depth: DEPTH })
  const collection = config.collections.find(({ slug }) => segments[0] === 'collections' && slug === segments[1])
  if (!collection || where === undefined) return undefined
  const cms = await getPayload({ config })
  try {
    await cms.count({ collection: collection.slug as CollectionSlug, where: where as unknown as Where })
    return undefined
  } catch (error) {
    if (!(error instanceof QueryError || isBadData(error))) throw error
    return stringify(others, { addQueryPrefix: true })
  }
}
