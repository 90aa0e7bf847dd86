-- Once, when the volume is made: the owner, who migrates, and the API's role, which only works with rows.
-- Their rights on tables come with each migration (api/src/migrate).
\getenv owner_password OWNER_PASSWORD
\getenv login_password LOGIN_PASSWORD
create role vatio_owner login password :'owner_password';
create role vatio login password :'login_password';
alter database vatio owner to vatio_owner;
revoke all on database vatio from public;
grant connect on database vatio to vatio;
