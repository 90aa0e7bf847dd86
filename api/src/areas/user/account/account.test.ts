import { userApi } from '../../../../test/apis/user';

const old = 'contraseña-larga';
const next = 'otra contraseña, más larga';

const api = userApi.fresh();
const ana = api.caller({ role: 'reader', name: 'Ana', email: 'ana@vatio.example' });
const admin = api.caller({ role: 'admin' });

const entries = async () => (await admin.get('/api/audit')).json.rows;
const changePassword = (body: object) => ana.post('/api/account/password', body);

describe('the name', () => {
  it('is changed by its owner, and written down', async () => {
    const user = { id: ana.id, email: 'ana@vatio.example', name: 'Ana Ñ. 🙂', role: 'reader' };
    const answer = await ana.patch('/api/account', { name: '  Ana Ñ. 🙂 ' });
    expect([answer.status, answer.json]).toEqual([200, user]);
    expect((await ana.get('/api/session')).json.user).toEqual(user);
    expect((await admin.get('/api/users?q=n.')).json.rows).toMatchObject([
      { id: ana.id, version: 2 },
    ]);
    const [entry] = await entries();
    expect(entry).toMatchObject({
      action: 'user-changed',
      before: { name: 'Ana' },
      after: { name: 'Ana Ñ. 🙂' },
      actor: { id: ana.id },
      subject: { id: ana.id },
    });
  });

  it('is not written when it is the same', async () => {
    expect((await ana.patch('/api/account', { name: 'Ana' })).status).toBe(200);
    expect(await entries()).toEqual([]);
  });

  it.each([
    [{ name: '' }, { name: 'El nombre es obligatorio' }],
    [{ name: 'a\tb' }, { name: 'Hay un carácter que no se admite' }],
    [{ name: 'Ana', role: 'admin' }, { role: 'Campo desconocido' }],
    [{ name: 'Ana', email: 'a@b.es' }, { email: 'Campo desconocido' }],
  ])('refuses %j', async (body, fields) => {
    const { status, json } = await ana.patch('/api/account', body);
    expect([status, json.fields]).toEqual([422, fields]);
  });
});

describe('the password', () => {
  it('is changed by its owner: other logins end, this one goes on', async () => {
    const elsewhere = await api.tokenOf({ email: 'ana@vatio.example', password: old });
    const answer = await changePassword({ currentPassword: old, newPassword: next });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await ana.get('/api/session')).status).toBe(200);
    expect((await api.renew(ana.token)).status).toBe(200);
    expect((await api.session(elsewhere.value)).status).toBe(401);
    expect((await api.login('ana@vatio.example', old)).status).toBe(401);
    expect((await api.login('ana@vatio.example', next)).status).toBe(200);
    expect(await entries()).toMatchObject([
      {
        action: 'password-changed',
        before: null,
        after: null,
        actor: { id: ana.id },
        subject: { id: ana.id },
      },
    ]);
    expect(api.logLines.join('')).not.toContain(next);
  });

  it.each([
    ['the same', old, 'La contraseña nueva tiene que ser distinta de la actual'],
    ['short', 'corta', 'Mínimo 8 caracteres'],
    ['common', 'Password1', 'Esta contraseña es de las más usadas: elige otra'],
    ['the e-mail', 'ANA@vatio.example', 'Esta contraseña es de las más usadas: elige otra'],
  ])('is refused when it is %s', async (_name, newPassword, message) => {
    const { status, json } = await changePassword({ currentPassword: old, newPassword });
    expect([status, json.fields]).toEqual([422, { newPassword: message }]);
  });

  it('needs the current one: wrong ones lock this login, and nobody out', async () => {
    for (let failure = 1; failure <= 5; failure += 1) {
      const { status, json } = await changePassword({ currentPassword: 'x', newPassword: next });
      expect([status, json.fields]).toEqual([
        422,
        { currentPassword: 'La contraseña actual no es correcta' },
      ]);
    }
    const blocked = await changePassword({ currentPassword: old, newPassword: next });
    expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, '60']);
    expect((await api.login('ana@vatio.example', old, '198.51.100.9')).status).toBe(200);
    expect((await ana.get('/api/session')).status).toBe(200);

    api.clock.advance({ seconds: 61 });
    expect((await changePassword({ currentPassword: old, newPassword: next })).status).toBe(204);
    expect(await entries()).toHaveLength(1);
  });

  it('is changed once, when it is asked for twice at the same moment', async () => {
    const answers = await Promise.all(
      [next, `${next}!`].map((newPassword) =>
        changePassword({ currentPassword: old, newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect(await entries()).toHaveLength(1);
  });
});
