import { join } from 'node:path'
import { DATA_PROVIDERS_TAG } from '#cms/database/client.ts'
import { noteRead, remember } from '#cms/reads.ts'
import type { Capability } from '#engine/data-providers/capabilities.ts'
import {
  capabilityList,
  missingSettings,
  type ProviderConfiguration,
  type ProviderFacts,
  providerList,
} from '#engine/data-providers/provider-list.ts'
import type { DataSupply, NeededData, ToolAbout } from '#engine/tool/about.ts'
import { environment } from '#platform/environment/environment.ts'
import { currentBuild } from '#providers/link-index/local/installed-releases.ts'
import { storedLists } from '#providers/link-index/popularity/store-list.ts'
import { providerConfiguration } from './capabilities.ts'

const providers: readonly ProviderFacts[] = providerList

/** Returns which data this site has. Data that the operator loads counts within ten minutes, a provider at once. */
export function connectedData(): Promise<DataSupply[]> {
  return remember('connected data', async () => {
    noteRead(DATA_PROVIDERS_TAG)
    const folder = join(environment.dataDir, 'link-index')
    const hasLinks = environment.linkIndexUrl !== undefined || currentBuild(folder) !== undefined
    const lists = await storedLists(folder).catch(() => [])
    return [
      ...suppliedBy(await providerConfiguration()),
      ...(hasLinks ? ['linkIndex' as const] : []),
      ...(lists.length > 0 ? ['popularityLists' as const] : []),
    ]
  })
}

/** Returns the capabilities for which at least one provider has all its settings and is to be asked. */
export function suppliedBy({ settings, order }: ProviderConfiguration): Capability[] {
  const isComplete = (id: string) => {
    const facts = providers.find((one) => one.id === id)
    return facts !== undefined && missingSettings(facts, settings).length === 0
  }
  return (Object.keys(capabilityList) as Capability[]).filter((capability) => order[capability]?.some(isComplete))
}

/** Returns the data that a tool needs and does not have; undefined if it works. */
export function missingData(
  { needsData }: Pick<ToolAbout, 'needsData'>,
  connected: readonly DataSupply[],
): NeededData | undefined {
  return needsData?.anyOf.some((supply) => connected.includes(supply)) ? undefined : needsData
}
