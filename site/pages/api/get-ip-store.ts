import { callEndpoint } from '#site/calls/endpoint.ts'
import { storeAddress } from '#site/tool-calls/stored-address.ts'
import { StoreAddress } from '#site/tool-calls/stored-address-schema.ts'

export const { POST, ALL, call } = callEndpoint(StoreAddress, storeAddress, {
  summary: 'The IP address of the caller. It is stored only with consent and without its last part.',
  isLimited: true,
})
