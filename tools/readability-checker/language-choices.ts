/** Languages that a visitor can choose; of others LIX and RIX are measured. */
export const languageChoices = {
  auto: 'Detect',
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  ru: 'Russian',
} as const
