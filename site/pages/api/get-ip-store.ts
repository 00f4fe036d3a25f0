import { storeAddress } from '../../features/addresses/commands.ts'
import { StoreAddress } from '../../features/addresses/schema.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL, call } = endpoint(StoreAddress, storeAddress, {
  summary: 'The address a caller is seen with. It is kept, without its last part, only with consent.',
  isLimited: true,
})
