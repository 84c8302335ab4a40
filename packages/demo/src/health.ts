// Medicines, immunisation and consents of the demo's children. They follow from what else is known about a child, so
// that nothing else of the demo changes with them.
import type { healthFields } from '@daybook/contract/child/child.fields.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'

interface Known {
  birthDate: string
  allergies: readonly { severity: string; substance: string }[]
  hasPhotos: boolean
}

type Health = ValuesOf<typeof healthFields>

/** @param day on which the child was enrolled */
export function healthOf({ birthDate, allergies, hasPhotos }: Known, day: string) {
  const pen: NonNullable<Health['medicines']> = allergies
    .filter(({ severity }) => severity === 'anaphylaxis')
    .map(({ substance }) => ({
      name: 'EpiPen Jr',
      dose: 'One, into the outer thigh, then call 111',
      isEmergency: true,
      note: `${substance}. In the red bag next to the office door.`,
      expiresOn: addDays(day, 540),
    }))
  const ofMonth = Number(birthDate.slice(-2))
  const immunisation = ofMonth % 11 === 0 ? 'notShown' : ofMonth % 9 === 0 ? 'underWay' : 'complete'
  const asked = { photos: hasPhotos, outings: true, firstAid: true, sharing: ofMonth % 8 !== 0 }
  const consents = Object.entries(asked).map(([what, isGiven]) => ({
    what,
    isGiven,
    decidedOn: day,
    endsOn: null,
    by: null,
  }))
  return {
    medicines: pen.length > 0 ? JSON.stringify(pen) : null,
    immunisation,
    immunisationSeenOn: immunisation === 'notShown' ? null : day,
    consents: JSON.stringify(consents),
  }
}
