import { type TableBlock, table } from '../tool/blocks.ts'
import type { Capability } from './capabilities.ts'
import { type ProviderFacts, providerList } from './provider-list.ts'

const providers: readonly ProviderFacts[] = providerList

/**
 * Returns the providers that supply something, with the settings that each needs and its price, as a block of a report.
 */
export function suppliersBlock(capability: Capability, title: string): TableBlock {
  return table({
    title,
    isForOperators: true,
    columns: [{ label: 'Provider' }, { label: 'Settings', form: 'mono' }, { label: 'Price' }],
    rows: providers
      .filter(({ supplies }) => capability in supplies)
      .map(({ name, website, settings, price, priceSource }) => [
        { text: name, href: website },
        settings
          .filter(({ isOptional }) => !isOptional)
          .map((setting) => (setting.kind === 'switch' ? `${setting.name}=on` : setting.name))
          .join(', '),
        priceSource ? { text: price, href: priceSource } : price,
      ]),
    note: 'One of them is enough. The operator of this server sets it in the environment or in the back office.',
  })
}
