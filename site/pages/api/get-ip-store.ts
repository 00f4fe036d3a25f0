import { callEndpoint } from '../../calls/endpoint.ts'
import { storeAddress } from '../../tools/stored-address.ts'
import { StoreAddress } from '../../tools/stored-address-schema.ts'

export const { POST, ALL, call } = callEndpoint(StoreAddress, storeAddress, {
  summary: 'The address a caller is seen with. It is kept, without its last part, only with consent.',
  isLimited: true,
})
