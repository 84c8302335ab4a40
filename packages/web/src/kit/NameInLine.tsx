import { fullName } from '@daybook/contract/child/child.rules.ts'

interface NameInLineProps {
  firstName: string
  familyName: string
}

/** A name in a row, with the family name in the background. In Chinese characters it is one word. */
export function NameInLine({ firstName, familyName }: NameInLineProps) {
  if (fullName({ firstName, familyName }) === familyName + firstName) return familyName + firstName
  return (
    <>
      {firstName}{' '}
      <span className="dim" style={{ fontWeight: 400 }}>
        {familyName}
      </span>
    </>
  )
}
