import { callEndpoint } from '#site/calls/endpoint.ts'
import { TryProvider, tryProviderCall } from '#site/data-providers/try-call.ts'

export const { POST, ALL, call } = callEndpoint(TryProvider, tryProviderCall, {
  summary: 'Send one small request to a provider of data and show its response.',
  signedIn: ['admin'],
})
