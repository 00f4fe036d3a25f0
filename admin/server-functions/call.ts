import { handleServerFunctions } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation'
import type { ImportMap, ServerFunctionClientArgs } from 'payload'
import config from '#cms/payload.config.ts'
import { note } from '#platform/http/request-notes.ts'
import { serverFunctions } from './arguments.ts'
import { schedulePublish } from './schedule-publish.ts'

/** What Payload throws for a field that no form has, and for a session that has ended in the meantime. */
const REFUSALS = /^(Could not find |Unauthorized$)/

/**
 * Calls a server function of Payload for a screen.
 * @param call as the browser sent it, which may be anything; one that no screen makes gets a 400
 */
export async function callServerFunction(call: ServerFunctionClientArgs, importMap: ImportMap) {
  const { collections, globals } = await config
  const names = { collections: collections.map(({ slug }) => slug), globals: globals.map(({ slug }) => slug) }
  const args = serverFunctions(names)
    .get(call?.name)
    ?.safeParse(call.args ?? {})
  if (!args?.success) return notFound()
  note({ hasArguments: true })
  const own = { 'schedule-publish': schedulePublish }
  const prepared = { name: call.name, args: args.data, config, importMap, serverFunctions: own }
  return handleServerFunctions(prepared).catch((error: unknown) => {
    if (error instanceof Error && REFUSALS.test(error.message)) return notFound()
    throw error
  })
}
