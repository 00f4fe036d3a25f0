import type { ProviderDefinition } from './definition.ts'

/** Every provider that this product can ask, in the order of `providerList`. */
export const allProviders: ProviderDefinition[] = []
