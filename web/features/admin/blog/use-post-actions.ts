import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { ADMIN_DONE } from '#domain/admin/panel-text.ts'
import { AdminRunsDocument } from '#web/features/admin/generation/runs-panel.generated.ts'
import { evictPosts } from '#web/features/admin/update-cache.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import {
  DeletePostDocument,
  FeaturePostDocument,
  PublishPostDocument,
  ReviewPostDocument,
  UnpublishPostDocument,
  UnreviewPostDocument,
} from './post-row.generated.ts'
import { AdminPostsDocument } from './posts-panel.generated.ts'

export function usePostActions(id: string) {
  const { cache } = useApolloClient()
  const { mutate, isPending } = useAdminMutation()

  async function run<Data extends object, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    done: string,
  ) {
    const outcome = await mutate(mutation, variables, {
      done,
      refetch: [AdminPostsDocument, AdminRunsDocument],
    })
    evictPosts(cache)
    return outcome
  }

  return {
    isPending,
    /** `reviewed` says that the editor has read and approved the draft of a model. */
    publish: (reviewed: boolean) => run(PublishPostDocument, { id, reviewed }, ADMIN_DONE.postPublished),
    unpublish: () => run(UnpublishPostDocument, { id }, ADMIN_DONE.postUnpublished),
    review: () => run(ReviewPostDocument, { id }, ADMIN_DONE.postReviewed),
    unreview: () => run(UnreviewPostDocument, { id }, ADMIN_DONE.reviewUndone),
    feature: (featured: boolean) =>
      run(
        FeaturePostDocument,
        { id, featured },
        featured ? ADMIN_DONE.postFeatured : ADMIN_DONE.postUnfeatured,
      ),
    remove: () => run(DeletePostDocument, { id }, ADMIN_DONE.postDeleted),
  }
}
