import { callEndpoint } from '../../calls/endpoint.ts'
import { storeAddress } from '../../tools/stored-address.ts'
import { StoreAddress } from '../../tools/stored-address-schema.ts'

export const { POST, ALL, call } = callEndpoint(StoreAddress, storeAddress, {
  summary: 'The IP address of the caller. It is stored only with consent and without its last part.',
  isLimited: true,
})
