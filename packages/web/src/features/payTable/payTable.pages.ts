import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { payTable } from '@daybook/contract/payTable/payTable.contract.ts'
import { payTableRegister } from '@daybook/contract/payTable/payTable.register.ts'
import { IconScale } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'

const { getSteps } = client(payParity)

export const payTablePages = registerPages(
  registerKind({
    name: 'payTable',
    register: payTableRegister,
    api: client(payTable),
    icon: IconScale,
    about: ['startsOn'],
    // The steps that count today, to be corrected.
    startWith: async () => ({ steps: (await getSteps({}))?.steps ?? [] }),
  }),
)
