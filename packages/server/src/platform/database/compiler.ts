import { type LimitNode, type OffsetNode, type OperationNode, PostgresQueryCompiler, ValueNode } from 'kysely'

/** Writes how many rows are wanted into the text of a statement. A plan is made once for all values of a statement's
 *  parameters; without this number it would expect a tenth of all rows, and read an index from end to end. */
export class Compiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    this.append('limit ')
    this.#visitNumber(node.limit)
  }

  protected override visitOffset(node: OffsetNode): void {
    this.append('offset ')
    this.#visitNumber(node.offset)
  }

  #visitNumber(node: OperationNode): void {
    const number = ValueNode.is(node) ? node.value : undefined
    if (Number.isSafeInteger(number)) this.append(String(number))
    else this.visitNode(node)
  }
}
