/** Records of a kind in an answer. The kind's own list has the others. */
export const mostOfKind = 5
