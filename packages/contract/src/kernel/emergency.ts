/** The number to ring for an ambulance, by country. */
const numbers: Readonly<Record<string, string>> = { AU: '000', CN: '120', NZ: '111' }

/** @param country ISO 3166. Mobile networks of every country put 112 through. */
export function emergencyNumber(country: string): string {
  return numbers[country] ?? '112'
}
