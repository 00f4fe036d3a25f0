import { z } from 'zod'
import type { TextRequest } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { asLookup, ProviderFailure } from '../data-providers/provider-failure.ts'
import { spentCredit } from '../data-providers/response-failure.ts'

/** A model on a processor writes slowly, and may have to be loaded first. */
const TIMEOUT_MS = 180_000
const NOT_FOUND = 404

const Response = z.object({
  model: z.string().nullish(),
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }))
    .min(1),
})
const ErrorBody = z.object({ error: z.object({ code: z.string().nullish(), message: z.string().nullish() }) })

/**
 * Any server with OpenAI’s chat completions, Ollama first. A schema is sent as `response_format`: Ollama on one’s own
 * server enforces it, other servers may ignore it, so callers check what they get. Sources: platform.openai.com,
 * “Create chat completion”; docs.ollama.com, “OpenAI compatibility”.
 */
export const openaiCompatible: ProviderDefinition = {
  ...providerFacts('openai-compatible'),
  create(surroundings) {
    const { requestJson, found } = createClient(openaiCompatible, surroundings)
    const { OPENAI_COMPATIBLE_URL = '', OPENAI_COMPATIBLE_MODEL = '', OPENAI_COMPATIBLE_KEY } = surroundings.settings

    function failureIn(body: unknown, status: number) {
      const error = ErrorBody.safeParse(body).data?.error
      if (error?.code === 'insufficient_quota') return spentCredit(openaiCompatible)
      if (status !== NOT_FOUND || !/model/i.test(error?.message ?? '')) return undefined
      return {
        reason: 'provider-error' as const,
        message: `The model server does not have the model ${OPENAI_COMPATIBLE_MODEL}.`,
        howTo: `Load the model (ollama pull ${OPENAI_COMPATIBLE_MODEL}), or change OPENAI_COMPATIBLE_MODEL.`,
      }
    }

    async function text({ instructions, text: input, schema, maxTokens }: TextRequest, signal: AbortSignal) {
      const { value, usd } = await requestJson({
        url: `${OPENAI_COMPATIBLE_URL.replace(/\/+$/, '')}/chat/completions`,
        headers: OPENAI_COMPATIBLE_KEY ? { authorization: `Bearer ${OPENAI_COMPATIBLE_KEY}` } : {},
        json: {
          model: OPENAI_COMPATIBLE_MODEL,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: input },
          ],
          stream: false,
          ...(maxTokens ? { max_tokens: maxTokens } : {}),
          ...(schema
            ? { response_format: { type: 'json_schema', json_schema: { name: 'response', strict: true, schema } } }
            : {}),
        },
        capability: 'text',
        schema: Response,
        signal,
        timeoutMs: TIMEOUT_MS,
        failureIn,
      })
      const { choices, model } = value as z.infer<typeof Response>
      const [choice] = choices
      const content = choice?.message.content?.trim()
      if (!content) throw new ProviderFailure({ reason: 'provider-error', message: 'The model returned no text.' })
      if (choice?.finish_reason === 'length')
        throw new ProviderFailure({
          reason: 'provider-error',
          message: 'The model stopped before the end of its text.',
        })
      const name = model ?? OPENAI_COMPATIBLE_MODEL
      return found({ text: content, model: name }, { name, ...(usd > 0 ? { costUsd: usd } : {}) })
    }

    return { text: (request, signal) => asLookup(() => text(request, signal)) }
  },
}
