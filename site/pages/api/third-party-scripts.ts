import { reading } from '#site/calls/endpoint.ts'
import { isStaff } from '#site/calls/is-staff.ts'

export const { GET, ALL, call } = reading(
  async (_url, _ip, headers) => ({ success: true, allowed: !isStaff(headers) }),
  {
    summary:
      'Whether scripts of other companies may load in this browser: not while it is signed in to the back office. Pages ask before they load one.',
  },
)
