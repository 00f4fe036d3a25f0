/** What only the product's own commands write or read, past all access rules. */
export const nobody = () => false
