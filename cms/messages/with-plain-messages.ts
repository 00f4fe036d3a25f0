import type { Block, Field, SanitizedConfig } from 'payload'
import { validations } from 'payload/shared'
import { plainMessage } from './plain-message.ts'

type Check = (value: unknown, options: { req: { t: unknown } }) => Promise<string | true> | string | true

/** Makes every field say in plain words what is wrong with its value. Applied to the finished configuration. */
export function withPlainMessages(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((one) => ({ ...one, fields: plainFields(one.fields) })),
    globals: config.globals.map((one) => ({ ...one, fields: plainFields(one.fields) })),
  }
}

/**
 * Returns copies of fields that say in plain words what is wrong, those inside rows, tabs, groups, and blocks as well.
 */
export function plainFields(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    const checked = withPlainCheck(field)
    if (checked.type === 'tabs')
      return { ...checked, tabs: checked.tabs.map((tab) => ({ ...tab, fields: plainFields(tab.fields) })) }
    if (checked.type === 'blocks') return { ...checked, blocks: checked.blocks.map(plainBlock) }
    if ('fields' in checked) return { ...checked, fields: plainFields(checked.fields) } as Field
    return checked
  })
}

function plainBlock<T extends Block>(block: T): T {
  return { ...block, fields: plainFields(block.fields) }
}

function withPlainCheck(field: Field): Field {
  // A field without a name holds no value.
  if (!('name' in field) || field.type === 'ui' || field.type === 'group' || field.type === 'join') return field
  const check = (('validate' in field && field.validate) || validations[field.type as keyof typeof validations]) as
    | Check
    | undefined
  if (!check) return field
  const validate: Check = async (value, options) => {
    const message = await check(value, options)
    if (typeof message !== 'string') return message
    return plainMessage(message, field as Parameters<typeof plainMessage>[1], options.req.t as never)
  }
  return { ...field, validate } as Field
}
