import { child } from '@daybook/contract/child/child.contract.ts'
import { childRegister } from '@daybook/contract/child/child.register.ts'
import { IconMoodKid } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'
import { AllergyOfRow } from './AllergyMark.tsx'
import { ChildMore } from './ChildMore.tsx'
import { consentMark } from './ConsentMark.tsx'
import { usualEnrolment } from './child.start.ts'
// An answer to this page's own write changes what other screens have read.
import './child.live.ts'

export const childPages = registerPages(
  registerKind({
    name: 'child',
    register: childRegister,
    api: client(child),
    icon: IconMoodKid,
    about: ['birthDate'],
    More: ChildMore,
    startWith: usualEnrolment,
    marks: { allergies: { fields: ['substance', 'severity'], Mark: AllergyOfRow }, consents: consentMark },
    sections: [
      { title: 'child.who', fields: ['firstName', 'familyName', 'sayName', 'birthDate', 'sex'] },
      { title: 'child.custody', fields: ['custodyNote'] },
      { title: 'child.allergies', fields: ['allergies'] },
      {
        title: 'child.care',
        fields: ['diets', 'dietAvoids', 'dietNote', 'texture', 'sunscreenConsent', 'inNappies'],
      },
      { title: 'child.health', fields: ['medicines', 'immunisation', 'immunisationSeenOn'] },
      { title: 'child.consents', fields: ['consents'] },
      { title: 'child.waitingList', fields: ['waitingSince', 'wantedFrom', 'wantedRoomId'] },
      { title: 'child.enrolments', fields: ['enrolments'] },
    ],
  }),
)
