import { learningGoalRegister } from '@daybook/contract/learningGoal/learningGoal.register.ts'
import { IconTargetArrow } from '@tabler/icons-react'
import { registerKind, registerPages } from '../register/index.ts'
import { api } from './learningGoal.data.ts'

export const learningGoalPages = registerPages(
  registerKind({
    name: 'learningGoal',
    register: learningGoalRegister,
    api,
    icon: IconTargetArrow,
    about: ['remark'],
  }),
)
