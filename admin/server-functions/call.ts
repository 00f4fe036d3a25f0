import { handleServerFunctions } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation'
import type { ImportMap, ServerFunctionClientArgs } from 'payload'
import config from '../../cms/payload.config.ts'
import { note } from '../../engine/http/request-notes.ts'
import { argumentsOf } from './arguments.ts'
import { isServerFunction } from './names.ts'
import { schedulePublish } from './schedule-publish.ts'

/**
 * Calls a server function of Payload for a screen.
 * @param call as the browser sent it, which may be anything; a call that no screen makes gets a 400
 */
export async function callServerFunction(call: ServerFunctionClientArgs, importMap: ImportMap) {
  if (!isServerFunction(call?.name)) return notFound()
  const { collections, globals } = await config
  const names = { collections: collections.map(({ slug }) => slug), globals: globals.map(({ slug }) => slug) }
  const { success, data } = argumentsOf(names).safeParse(call.args ?? {})
  if (!success) return notFound()
  note({ hasArguments: true })
  const serverFunctions = { 'schedule-publish': schedulePublish }
  return handleServerFunctions({ name: call.name, args: data, config, importMap, serverFunctions })
}
