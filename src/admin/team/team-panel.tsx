import { useQuery } from '@tanstack/react-query';
import { useConnectivity } from '../../hooks/use-connectivity';
import { Loading, TryAgain } from '../lazy-part';
import { loadMembers } from '../people/use-team';
import { FailureNote } from '../sign-in/account-form';
import { useStaff } from '../staff';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { MemberList } from './member-list';
import { loadInvitations } from './members';
import { TEAM, useTeamChanges } from './use-team-changes';

/** Who is on the team and who is invited: administrators add people, change what they are, and remove them. */
export function TeamPanel() {
  const { client, id: self } = useStaff();
  const isOffline = useConnectivity() !== 'online';
  const members = useQuery({
    queryKey: [TEAM, 'members'],
    queryFn: ({ signal }) => loadMembers(client, signal),
    staleTime: 0,
  });
  const invitations = useQuery({
    queryKey: [TEAM, 'invitations'],
    queryFn: ({ signal }) => loadInvitations(client, signal),
    staleTime: 0,
  });
  const changes = useTeamChanges(members.data);

  if (!members.data || !invitations.data) {
    if (members.isFetching || invitations.isFetching) return <Loading />;
    return <TryAgain onRetry={() => void changes.reload()}>Our server can’t be reached.</TryAgain>;
  }
  return (
    <div className="mt-3 grid gap-6">
      {isOffline && (
        <p role="status" className="account-note mt-0">
          You are offline. Changes to the team need a network.
        </p>
      )}
      <FailureNote failure={changes.failure} />
      <MemberList
        members={members.data}
        self={self}
        onRole={changes.changeRole}
        onRemove={changes.remove}
      />
      <InvitationList
        invitations={invitations.data}
        onAgain={changes.sendAgain}
        onWithdraw={changes.withdraw}
      />
      <InviteForm onInvite={changes.invite} />
    </div>
  );
}
