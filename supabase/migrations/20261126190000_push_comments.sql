-- Describes two functions of push_sender.sql better than its own comments do.

comment on function private.take_pushes(integer, timestamptz) is
  'Messages for the devices that are due. `rings_again`, `is_more` in the code: something in the message came later than ten seconds after the first of its burst, so the device rings although the notification replaces one. What came within them is added silently.';
comment on function private.is_quiet(time, time, text, timestamptz) is
  'Whether a moment is in somebody''s quiet hours. Nobody has any in a time zone that this server no longer knows: an error here would hold up everybody''s messages.';
