/** A code that JSON-RPC leaves to servers: the request was understood and refused. */
export const REFUSED = -32_000

/** Returns an error as the protocol of assistants has it (JSON-RPC 2.0), for a message whose id is unknown. */
export const protocolError = (code: number, message: string) => ({
  jsonrpc: '2.0',
  error: { code, message },
  id: null,
})
