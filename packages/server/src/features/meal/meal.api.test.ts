import { testKind } from '../../laws/kind.tests.ts'

testKind('meal')
