import type { DocumentNode, FragmentType, MaybeMasked, TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Kind } from 'graphql'

/**
 * The fields of `fragment`, and new ones when the cache changes. Null without `from`, or if the cache lacks a field. Then the
 * query of the page or an update of the cache is wrong.
 */
export function useFragmentData<Data>(
  fragment: TypedDocumentNode<Data>,
  from: FragmentType<Data> | null,
): MaybeMasked<Data> | null {
  const { data, complete, missing } = useFragment<Data>({ fragment, ...nameOf(fragment), from })
  if (complete) return data
  if (import.meta.env.DEV && missing) console.error('Incomplete fragment', missing)
  return null
}

/** A generated document starts with its own fragment, and those that it spreads follow. */
function nameOf({ definitions: [first] }: DocumentNode) {
  return first?.kind === Kind.FRAGMENT_DEFINITION ? { fragmentName: first.name.value } : {}
}
