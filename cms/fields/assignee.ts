import type { Field, PayloadRequest } from 'payload'
import { colleaguesFor } from '../collaboration/colleagues.ts'

type Validated = { previousValue?: unknown; req: PayloadRequest }

/** Returns the member of staff who takes care of it. They get an email when a colleague assigns it. */
export function assignee(collection: string): Field {
  return {
    name: 'assignee',
    label: 'Assigned to',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    // Payload checks the choice against the accounts that the asking account reads, which is only its own.
    validate: async (value: unknown, { previousValue, req }: Validated) => {
      if (value === null || value === undefined || idOf(value) === idOf(previousValue)) return true
      const id = idOf(value)
      const colleagues = await colleaguesFor(req, collection)
      return colleagues.some((one) => one.id === id) || 'This account cannot open it. Choose another colleague.'
    },
    admin: {
      position: 'sidebar',
      components: {
        Field: {
          path: '/admin/components/collaboration/assignee-field.tsx#AssigneeField',
          clientProps: { collection },
        },
        Cell: {
          path: '/admin/components/collaboration/assignee-cell.tsx#AssigneeCell',
          clientProps: { collection },
        },
      },
    },
  }
}

/** Returns the replies of staff, with the form that sends one. No column: they are rows of their own. */
export function conversation(collection: string): Field {
  return {
    name: 'conversation',
    type: 'ui',
    admin: {
      components: {
        Field: {
          path: '/admin/components/collaboration/conversation.tsx#Conversation',
          clientProps: { collection },
        },
      },
      disableListColumn: true,
    },
  }
}

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
