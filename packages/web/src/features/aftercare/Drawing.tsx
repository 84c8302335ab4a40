import { signatureBox } from '@daybook/contract/aftercare/aftercare.rules.ts'

/** A signature as it was drawn. */
export function Drawing({ lines, label }: { lines: readonly (readonly number[])[]; label: string }) {
  return (
    <svg
      style={{ inlineSize: 'min(20rem, 100%)', borderBlockEnd: '1px solid var(--edge)' }}
      fill="none"
      stroke="currentcolor"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
      role="img"
      aria-label={label}
    >
      {lines.map((line) => (
        <polyline key={line.join()} points={line.join(' ')} />
      ))}
    </svg>
  )
}
