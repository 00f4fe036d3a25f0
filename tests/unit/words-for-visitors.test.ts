// @module-tag slow
import { expect, test } from 'vitest'
import { allTools } from '#cli/catalog.ts'
import type { Capabilities } from '#engine/data-providers/capabilities.ts'
import { providerList } from '#engine/data-providers/provider-list.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { envelopeJson, withoutOperatorBlocks } from '#engine/tool/envelope.ts'
import { allProviders } from '#providers/data-providers/all-providers.ts'
import { createCapabilities } from '#providers/data-providers/create-capabilities.ts'
import { createBuiltInIndex } from '#providers/link-index/built-in/built-in-index.ts'
import { shippedHistory } from '#providers/link-index/built-in/shipped-history.ts'
import { createLinkGatherers, indexForVisitors } from '#runs/artifacts/link-gatherers.ts'
import { forVisitors } from '#site/data-providers/for-visitors.ts'
import { run } from '../support/tool-ports.ts'
import { gatherSampleSite } from '../support/web-artifacts.ts'

const settings = providerList.flatMap((provider) => provider.settings.map(({ name }) => name))
const prices = providerList.map(({ price }) => price)
/** Commands, files, and what else is for the operator. */
const FOR_OPERATORS = /LINK_INDEX_URL|npm run|docs\/[\w-]+\.md|the operator of this (site|server)/i

const { signal } = new AbortController()
const noProviders = createCapabilities({
  definitions: allProviders,
  configuration: () => ({ settings: {}, order: {} }),
  fetchFor: () => () => Promise.reject(new Error('No provider is configured, so nothing is requested.')),
})()
const capabilities = forVisitors(noProviders, async () => false)
const links = createLinkGatherers(indexForVisitors(createBuiltInIndex(shippedHistory)))

/** Gathers as a site does that has neither a provider nor a link index. */
const gather = (async (name: string, request: never) => {
  if (name in links) return (links[name as keyof typeof links] as (request: never) => unknown)(request)
  if (!(name in capabilities)) return gatherSampleSite(name as never, request)
  return (capabilities[name as keyof Capabilities] as (query: never, signal: AbortSignal) => unknown)(request, signal)
}) as Gather

const asking = (await allTools()).filter(({ category }) => category === 'seo' || category === 'content')

test.each(asking)('a visitor reads no setting, command, or price in a report of $slug', async (tool) => {
  for (const { label, input } of tool.samples) {
    const envelope = withoutOperatorBlocks(await run(tool, input, { gather }))
    const text = JSON.stringify(envelopeJson(envelope))
    expect([label, FOR_OPERATORS.exec(text)?.[0]]).toEqual([label, undefined])
    expect([label, ...[...settings, ...prices].filter((word) => text.includes(word))]).toEqual([label])
  }
})
