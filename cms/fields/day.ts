/** For `admin` of a date without a time. */
export const day = { date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } } as const
